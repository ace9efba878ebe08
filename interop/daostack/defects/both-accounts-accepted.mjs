import { ACCOUNT, AT_CORE, MNEMONIC, SECOND_KEY, show } from './stand.mjs';

await show('The command takes --private-key and --mnemonic together and migrates.', async (s) => {
  await s.params({});
  const run = await s.tool(['base', '--force', ...AT_CORE, '--private-key', SECOND_KEY, '--mnemonic', MNEMONIC]);
  return run.code === 0 && (await s.sent(ACCOUNT)) > 0;
});
