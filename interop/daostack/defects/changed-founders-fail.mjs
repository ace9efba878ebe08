import { AT_CORE, DAO, SECOND, show } from './stand.mjs';

await show(
  'A finished DAO with other founders is neither refused nor deployed: it fails after spending.',
  async (s) => {
    await s.params(DAO);
    await s.tool(['base', '--force', ...AT_CORE]);
    const first = await s.tool(['dao', '--force', ...AT_CORE]);
    const before = await s.sent();
    await s.params({ ...DAO, founders: [{ address: SECOND, tokens: 7, reputation: 70 }] });
    const other = await s.tool(['dao', '--force', ...AT_CORE], { until: async () => (await s.sent()) > before + 30 });
    return first.code === 0 && other.code !== 0 && (await s.sent()) > before + 10;
  },
);
