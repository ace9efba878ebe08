import { AT_CORE, DAO, SECOND, show } from './stand.mjs';

/** Of a DAO of two founders: token, reputation, avatar, four mints, controller, and then the avatar is handed over. */
const HANDED_OVER = 9;

await show('Killed when the avatar was handed over and unanswered, a run is resumed without end.', async (s) => {
  const params = { ...DAO, noTrack: true };
  await s.params(params);
  await s.tool(['base', '--force', ...AT_CORE]);
  const base = await s.sent();
  const { at } = await s.between((_body, { transactions }) => (transactions === HANDED_OVER ? 'hold' : undefined));
  await s.tool(['dao', '--force', ...AT_CORE], { at, until: async () => (await s.sent()) === base + HANDED_OVER });
  await s.params({ ...params, founders: [{ address: SECOND, tokens: 9, reputation: 90 }] });
  const run = await s.tool(['dao', '--force', ...AT_CORE], {
    until: async () => (await s.sent()) > base + HANDED_OVER + 20,
  });
  return run.code === null && (await s.sent()) > base + HANDED_OVER + 20;
});
