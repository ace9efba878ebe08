import { AT_CORE, DAO, show } from './stand.mjs';

await show('`dao` on a chain without a base migration spends instead of refusing.', async (s) => {
  await s.params(DAO);
  await s.tool(['dao', '--force', ...AT_CORE], { until: async () => (await s.sent()) > 0 });
  return (await s.sent()) > 0;
});
