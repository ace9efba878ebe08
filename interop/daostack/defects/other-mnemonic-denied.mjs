import { AT_CORE, show } from './stand.mjs';

/** A mnemonic of BIP-39's test vectors, and its address at m/44'/60'/0'/0/0. */
const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

await show('`base` fails after spending with a mnemonic whose account is not built into the tool.', async (s) => {
  await s.params({});
  const args = ['base', '--force', ...AT_CORE, '--mnemonic', WORDS];
  const poor = await s.tool(args, { says: '' });
  const [, address] = /Account: *\t(0x[0-9a-fA-F]{40})/.exec(poor.stderr);
  await s.rpc('hardhat_setBalance', address, '0x56bc75e2d63100000');
  const run = await s.tool(args);
  return run.code !== 0 && (await s.sent(address)) === 1 && /unknown account/i.test(run.stderr + run.stdout);
});
