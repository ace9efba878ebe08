import { ACCOUNT, CORE, MNEMONIC, SECOND, SECOND_KEY, show } from './stand.mjs';

await show('The library migrates with the account of the mnemonic where a private key is given as well.', async (s) => {
  const options = { arcVersion: CORE, force: true, quiet: true, privateKey: SECOND_KEY, mnemonic: MNEMONIC };
  await s.library('migrateBase', options);
  return (await s.sent(ACCOUNT)) > 0 && (await s.sent(SECOND)) === 0;
});
