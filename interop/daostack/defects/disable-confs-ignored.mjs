import { CORE, show } from './stand.mjs';

await show("The library asks for confirmation although 'disable-confs' is true, and migrates nothing.", async (s) => {
  const run = await s.library('migrateBase', { arcVersion: CORE, 'disable-confs': true });
  const asked = `${run.stdout}${run.stderr}`.includes('About to migrate base contracts. Continue?');
  return asked && (await s.sent()) === 0;
});
