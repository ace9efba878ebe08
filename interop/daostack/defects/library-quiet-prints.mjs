import { CORE, DAO, show } from './stand.mjs';

await show('With `quiet` the library prints the DAO all the same.', async (s) => {
  const options = { arcVersion: CORE, force: true, quiet: true, params: { ...DAO, default: DAO, private: {} } };
  await s.library('migrateBase', options);
  const run = await s.library('migrateDAO', options);
  return run.stdout.includes('"Avatar"');
});
