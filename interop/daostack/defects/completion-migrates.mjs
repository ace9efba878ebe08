import { AT_CORE, DAO, show } from './stand.mjs';

await show('`completion` migrates, and prints no completion script.', async (s) => {
  await s.params(DAO);
  const run = await s.tool(['completion', '--force', ...AT_CORE]);
  return (await s.sent()) > 0 && !run.stdout.includes('complete -');
});
