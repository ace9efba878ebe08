import { AT_CORE, show } from './stand.mjs';

const POOR = `0x${'11'.repeat(32)}`;

await show(
  'It sends, or has the node send, by a key of two bytes, by a mnemonic of two words, and by an account without any means.',
  async (s) => {
    await s.params({});
    await s.tool(['base', '--force', ...AT_CORE]);
    const blocks = await s.rpc('eth_blockNumber');
    const accounts = [
      ['--private-key', '0x1234'],
      ['--mnemonic', 'legal winner'],
      ['--private-key', POOR],
    ];
    for (const account of accounts) {
      const { at, seen } = await s.between();
      await s.tool(['base', '--force', ...AT_CORE, ...account], { at, until: () => seen.transactions > 0 });
      if (seen.transactions === 0) throw new Error(`nothing was sent: ${account.join(' ')}`);
    }
    return Number(blocks) > 0 && (await s.rpc('eth_blockNumber')) === blocks;
  },
);
