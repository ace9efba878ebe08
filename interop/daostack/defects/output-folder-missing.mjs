import { AT_CORE, show } from './stand.mjs';

await show('An --output in a folder that does not exist is noticed when all has been deployed and paid.', async (s) => {
  await s.params({});
  const run = await s.tool(['base', '--force', ...AT_CORE, '-o', s.file('absent/migration.json')]);
  return run.code !== 0 && run.stderr.includes('ENOENT') && (await s.sent()) > 20;
});
