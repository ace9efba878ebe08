import { AT_CORE, DAO, SECOND, show } from './stand.mjs';

await show(
  'A founder with 1e21 tokens ends the run after spending: the number is written with an exponent.',
  async (s) => {
    await s.params({ ...DAO, founders: [{ address: SECOND, tokens: 1e21, reputation: 1 }] });
    const run = await s.tool(['dao', '--force', ...AT_CORE]);
    return run.code !== 0 && (await s.sent()) > 0 && run.stderr.includes('1e+21');
  },
);
