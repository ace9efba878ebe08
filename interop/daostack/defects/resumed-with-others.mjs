import { AT_CORE, CORE, DAO, SECOND, show } from './stand.mjs';

const BALANCE_OF = '0x70a08231';
/** Token, reputation, avatar, what two founders have of each, and the controller. */
const DONE = 8;

await show('Resumed with other founders, a killed run gives a DAO that has those of before.', async (s) => {
  await s.params(DAO);
  await s.tool(['base', '--force', ...AT_CORE]);
  const base = await s.sent();
  // It waits for an answer to the next transaction when it is killed, so that its file of what is done is whole.
  const { at, seen } = await s.between((_body, { transactions }) => (transactions > DONE ? 'drop' : undefined));
  await s.tool(['dao', '--force', ...AT_CORE], { at, until: () => seen.transactions > DONE });
  const done = (await s.sent()) - base;
  await s.params({ ...DAO, founders: [{ address: SECOND, tokens: 9, reputation: 90 }] });
  const run = await s.tool(['dao', '--force', ...AT_CORE, '-o', s.file('migration.json')]);
  const { DAOToken } = (await s.json('migration.json')).private.dao[CORE];
  const tokens = BigInt(await s.view(DAOToken, BALANCE_OF, SECOND));
  return done === DONE && run.code === 0 && tokens === 5n * 10n ** 18n;
});
