import { AT_CORE, show } from './stand.mjs';

await show('`foo bar` is taken for a mnemonic: it gives an account, and no complaint.', async (s) => {
  await s.params({});
  const run = await s.tool(['base', ...AT_CORE, '--mnemonic', 'foo bar']);
  return /Account: *\t0x[0-9a-fA-F]{40}/.test(run.stderr) && !/mnemonic/i.test(run.stderr);
});
