import { AT_CORE, CORE, DAO, SECOND, show } from './stand.mjs';

const BALANCE_OF = '0x70a08231';

await show('Resumed with other founders, a killed run gives a DAO that has those of before.', async (s) => {
  await s.params(DAO);
  await s.tool(['base', '--force', ...AT_CORE]);
  const base = await s.sent();
  // Token, reputation, avatar, and what two founders have of each.
  await s.tool(['dao', '--force', ...AT_CORE], { until: async () => (await s.sent()) >= base + 8 });
  const killed = (await s.sent()) - base;
  await s.params({ ...DAO, founders: [{ address: SECOND, tokens: 9, reputation: 90 }] });
  const run = await s.tool(['dao', '--force', ...AT_CORE, '-o', s.file('migration.json')]);
  const { DAOToken } = (await s.json('migration.json')).private.dao[CORE];
  const tokens = BigInt(await s.view(DAOToken, BALANCE_OF, SECOND));
  return killed >= 8 && run.code === 0 && tokens === 5n * 10n ** 18n;
});
