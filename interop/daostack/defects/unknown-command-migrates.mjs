import { AT_CORE, DAO, show } from './stand.mjs';

await show('A command that does not exist migrates base contracts and a DAO.', async (s) => {
  await s.params(DAO);
  const run = await s.tool(['frobnicate', '--force', ...AT_CORE]);
  return run.stdout.includes('"Avatar"') && (await s.sent()) > 28;
});
