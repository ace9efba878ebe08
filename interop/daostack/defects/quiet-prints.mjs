import { AT_CORE, DAO, show } from './stand.mjs';

await show('Under --quiet the DAO is printed all the same.', async (s) => {
  await s.params(DAO);
  await s.tool(['base', '--force', '--quiet', ...AT_CORE]);
  const run = await s.tool(['dao', '--force', '--quiet', ...AT_CORE]);
  return run.code === 0 && run.stdout.includes('"Avatar"');
});
