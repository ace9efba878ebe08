import { AT_CORE, show } from './stand.mjs';

const BASE = 28;
/** So many are mined when it is killed; it waits for an answer to the next. */
const DONE = 16;

await show('A base migration that was killed begins anew: what it had deployed is deployed twice.', async (s) => {
  await s.params({});
  const { at, seen } = await s.between((_body, { transactions }) => (transactions > DONE ? 'drop' : undefined));
  await s.tool(['base', '--force', ...AT_CORE], { at, until: () => seen.transactions > DONE });
  const before = await s.sent();
  const again = await s.tool(['base', '--force', ...AT_CORE]);
  return again.code === 0 && before === DONE && (await s.sent()) >= BASE + 5;
});
