import { AT_CORE, DAO, show } from './stand.mjs';

await show(
  'schemes.SchemeRegistrar alone is not enough: the tool spends, and then misses a section that no document has.',
  async (s) => {
    await s.params({ ...DAO, schemes: { ...DAO.schemes, SchemeRegistrar: true } });
    await s.tool(['base', '--force', ...AT_CORE]);
    const before = await s.sent();
    const run = await s.tool(['dao', '--force', ...AT_CORE]);
    return run.code !== 0 && (await s.sent()) > before && run.stderr.includes("reading 'length'");
  },
);
