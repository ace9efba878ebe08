import { AT_CORE, show } from './stand.mjs';

const BASE = 28;

await show('A base migration that was killed begins anew: what it had deployed is deployed twice.', async (s) => {
  await s.params({});
  await s.tool(['base', '--force', ...AT_CORE], { until: async () => (await s.sent()) >= 16 });
  const before = await s.sent();
  const again = await s.tool(['base', '--force', ...AT_CORE]);
  return again.code === 0 && before >= 16 && before < BASE && (await s.sent()) >= BASE + 5;
});
