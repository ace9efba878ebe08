import { AT_CORE, show } from './stand.mjs';

await show('`base`, which uses no parameters, refuses to run without a parameters file.', async (s) => {
  const run = await s.tool(['base', '--force', ...AT_CORE]);
  return run.code !== 0 && run.stderr.includes('migration-params.json') && (await s.sent()) === 0;
});
