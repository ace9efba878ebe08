import { AT_CORE, show } from './stand.mjs';

const OWN = `0x${'11'.repeat(32)}`;
const ADDRESS = '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a';

await show(
  'On a private network `base` works with ten accounts that it has built in, and fails with any other after spending.',
  async (s) => {
    await s.params({});
    await s.rpc('hardhat_setBalance', ADDRESS, '0x56bc75e2d63100000');
    const run = await s.tool(['base', '--force', ...AT_CORE, '--private-key', OWN, '-o', s.file('migration.json')]);
    return run.code !== 0 && (await s.sent(ADDRESS)) === 1 && /unknown account/i.test(run.stderr + run.stdout);
  },
);
