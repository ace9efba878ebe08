import { AT_CORE, DAO, show } from './stand.mjs';

await show('`dao` once more after it has finished deploys all of a second DAO, and then fails.', async (s) => {
  await s.params(DAO);
  await s.tool(['base', '--force', ...AT_CORE]);
  const first = await s.tool(['dao', '--force', ...AT_CORE]);
  const before = await s.sent();
  const again = await s.tool(['dao', '--force', ...AT_CORE], { until: async () => (await s.sent()) > before + 30 });
  return first.code === 0 && again.code !== 0 && (await s.sent()) > before + 10;
});
