import { ACCOUNT, AT_CORE, CORE, DAO, show } from './stand.mjs';

await show('Without a command it migrates the demo test as well, which is of the library alone.', async (s) => {
  // The demo test votes by the accounts that the tool has built in.
  const founders = (await s.rpc('eth_accounts'))
    .slice(0, 6)
    .map((address) => ({ address, tokens: 1, reputation: 1000 }));
  await s.params({ ...DAO, founders });
  const run = await s.tool(['--force', ...AT_CORE]);
  const { dao, test } = (await s.json('tool/migration.json')).private;
  return run.code === 0 && founders[0].address === ACCOUNT && dao[CORE] && test[CORE].Avatar !== undefined;
});
