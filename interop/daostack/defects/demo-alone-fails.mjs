import { CORE, DAO, show } from './stand.mjs';

await show('migrateDemoTest fails after spending, although the base migration that it wants is there.', async (s) => {
  const output = s.file('migration.json');
  const common = { arcVersion: CORE, force: true, output, prevmigration: output, params: DAO };
  await s.library('migrateBase', common);
  const before = await s.sent();
  const run = await s.library('migrateDemoTest', common);
  return run.code !== 0 && (await s.sent()) > before && (await s.json('migration.json')).private.test === undefined;
});
