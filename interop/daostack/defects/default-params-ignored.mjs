import { CORE, DAO, show } from './stand.mjs';

await show('Parameters under `default` are ignored: what they give is missed after spending.', async (s) => {
  const run = await s.library('migrateDAO', { arcVersion: CORE, force: true, params: { default: DAO, private: {} } });
  return (
    run.code !== 0 && (await s.sent()) > 0 && !run.stderr.includes(DAO.orgName) && /founders|length/.test(run.stderr)
  );
});
