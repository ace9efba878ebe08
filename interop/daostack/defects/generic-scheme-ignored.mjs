import { AT_CORE, CORE, DAO, SECOND, show } from './stand.mjs';

const IS_SCHEME_REGISTERED = '0x9be2faed';

await show('schemes.GenericScheme is ignored without a word.', async (s) => {
  const generic = {
    schemes: { ContributionReward: true, GenericScheme: true },
    GenericScheme: [{ targetContract: SECOND }],
  };
  await s.params({ ...DAO, ...generic });
  await s.tool(['base', '--force', ...AT_CORE]);
  const run = await s.tool(['dao', '--force', ...AT_CORE, '-o', s.file('migration.json')]);
  const { dao, base } = (await s.json('migration.json')).private;
  const { Controller, Avatar } = dao[CORE];
  const registered = (name) => s.view(Controller, IS_SCHEME_REGISTERED, base[CORE][name], Avatar).then(BigInt);
  const [reward, scheme] = [await registered('ContributionReward'), await registered('UGenericScheme')];
  return run.code === 0 && reward === 1n && scheme === 0n && !/generic/i.test(run.stderr);
});
