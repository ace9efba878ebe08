import { AT_CORE, DAO, SECOND, show } from './stand.mjs';

const founder = { address: SECOND, tokens: 1, reputation: 1 };
const [voting] = DAO.VotingMachinesParams;
const alone = (more) => ({ StandAloneContracts: [{ name: 'Absent', fromArc: false, params: [], ...more }] });
/** Each defect could be noticed before anything is sent. */
const WRONG = {
  'an index that no voting parameters have': { ContributionReward: [{ voteParams: 9 }] },
  'a percentage below 50': { VotingMachinesParams: [{ ...voting, queuedVoteRequiredPercentage: 49 }] },
  'half a second': { VotingMachinesParams: [{ ...voting, quietEndingPeriod: 0.5 }] },
  'no part of the stake': { VotingMachinesParams: [{ ...voting, daoBountyConst: 0 }] },
  'contract data that is not there': alone({}),
  'a core version that is not there': alone({ name: 'ActionMock', fromArc: true, arcVersion: '9.9.9' }),
  'more than 18 places behind the point': { founders: [{ ...founder, tokens: 1e-19 }] },
};

await show('Defects of parameters are noticed after spending, if at all.', async (s) => {
  await s.params(DAO);
  await s.tool(['base', '--force', ...AT_CORE]);
  const cases = [...Object.entries(WRONG).map(([name, more]) => ({ ...DAO, ...more, orgName: name })), [1]];
  for (const params of cases) {
    await s.params(params);
    const before = await s.sent();
    const run = await s.tool(['dao', '--force', '--restart', ...AT_CORE], {
      until: async () => (await s.sent()) > before + 60,
    });
    if (run.code === 0 || (await s.sent()) === before) throw new Error(`not so: ${params.orgName ?? params}`);
  }
  return cases.length === 8;
});
