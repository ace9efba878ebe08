import { AT_CORE, DAO, SECOND, show } from './stand.mjs';

await show(
  'A stand-alone contract with `constructor` left out is deployed with arguments and initialised too, which fails.',
  async (s) => {
    const StandAloneContracts = [{ name: 'DAORegistry', fromArc: true, params: [SECOND] }];
    await s.params({ ...DAO, StandAloneContracts });
    await s.tool(['base', '--force', ...AT_CORE]);
    const before = await s.sent();
    const run = await s.tool(['dao', '--force', ...AT_CORE]);
    return run.code !== 0 && (await s.sent()) > before && run.stderr.includes('initialize is not a function');
  },
);
