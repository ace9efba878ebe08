import { ACCOUNT, AT_CORE, DAO, SECOND, SECOND_KEY, show } from './stand.mjs';

await show(
  'Base and DAO by the same account end in endless attempts, unless it is the first that the tool has built in.',
  async (s) => {
    await s.params(DAO);
    const args = ['--force', ...AT_CORE, '--private-key', SECOND_KEY];
    const base = await s.tool(['base', ...args]);
    const before = await s.sent(SECOND);
    const dao = await s.tool(['dao', ...args], { until: async () => (await s.sent(SECOND)) > before + 30 });
    return base.code === 0 && dao.code === null && (await s.sent(ACCOUNT)) === 0;
  },
);
