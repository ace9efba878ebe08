import { AT_CORE, DAO, show } from './stand.mjs';

await show('CustomSchemes as a map from name to entries is refused: an array is wanted.', async (s) => {
  const scheme = {
    name: 'ContributionReward',
    fromArc: true,
    isUniversal: true,
    permissions: '0x00000000',
    params: [],
  };
  await s.params({ ...DAO, CustomSchemes: { ContributionReward: [scheme] } });
  const run = await s.tool(['dao', '--force', ...AT_CORE]);
  return run.code !== 0 && run.stderr.includes('CustomSchemes is not of a type(s) array');
});
