import { AT_CORE, DAO, show } from './stand.mjs';

/** To whom an ERC-20 token never mints. */
const NOBODY = `0x${'0'.repeat(40)}`;

await show(
  'Under --force a transaction that reverts for good is sent again and again, and paid each time.',
  async (s) => {
    await s.params({ ...DAO, founders: [{ address: NOBODY, tokens: 1, reputation: 0 }] });
    const run = await s.tool(['dao', '--force', ...AT_CORE], { until: async () => (await s.sent()) > 20 });
    return run.code === null && (await s.sent()) > 20;
  },
);
