import { ACCOUNT, AT_CORE, CORE, DAO, show } from './stand.mjs';

const GET_SCHEME_PERMISSIONS = '0x9b51e35a';

await show('With unregisterOwner the deploying account keeps all its permissions.', async (s) => {
  await s.params({ ...DAO, unregisterOwner: true });
  await s.tool(['base', '--force', ...AT_CORE]);
  const run = await s.tool(['dao', '--force', ...AT_CORE, '-o', s.file('migration.json')]);
  const { Controller, Avatar } = (await s.json('migration.json')).private.dao[CORE];
  const permissions = await s.view(Controller, GET_SCHEME_PERMISSIONS, ACCOUNT, Avatar);
  return run.code === 0 && permissions.startsWith('0x0000001f');
});
