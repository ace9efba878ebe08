import { migrationFault } from '../../testbed/alteration.ts';
import { withChangedEntries, withFailureAtSecondEntry, withOneScheme } from '../../testbed/entries.ts';

const SECTION = 'ContributionReward';
const CHECK = 'migration/schemes/reward-entries';

export const firstRewardEntryOnly = migrationFault({
  text: 'reads the first entry of ContributionReward, and no other',
  breaks: 'MIG-SC-010',
  caughtBy: [`${CHECK}#first`],
  install: (parts) => withChangedEntries(parts, SECTION, (entries) => entries.slice(0, 1)),
});

export const lastRewardEntryOnly = migrationFault({
  text: 'reads the last entry of ContributionReward, and no other',
  breaks: 'MIG-SC-010',
  caughtBy: [`${CHECK}#last`],
  install: (parts) => withChangedEntries(parts, SECTION, (entries) => entries.slice(-1)),
});

export const secondRewardEntryLost = migrationFault({
  text: 'reads the first and the last entry of ContributionReward',
  breaks: 'MIG-SC-010',
  caughtBy: [`${CHECK}#lost`],
  install: (parts) =>
    withChangedEntries(parts, SECTION, (entries) => entries.filter((_, i) => i !== 1 || entries.length === 2)),
});

export const firstRewardValuesForAll = migrationFault({
  text: 'gives the schemes of all entries of ContributionReward the values of the first',
  breaks: 'MIG-SC-010',
  caughtBy: [`${CHECK}#copied`],
  install: (parts) => withChangedEntries(parts, SECTION, (entries) => entries.flatMap(() => entries.slice(0, 1))),
});

export const secondRewardVotesByTheSecondItem = migrationFault({
  text: 'has the second entry of ContributionReward vote by the second item, whatever its index',
  breaks: 'MIG-SC-010',
  caughtBy: [`${CHECK}#differs`],
  install: (parts) =>
    withChangedEntries(parts, SECTION, (entries) =>
      entries.map((entry, i) => (i === 1 && entries.length > 2 ? { ...entry, voteParams: 1 } : entry)),
    ),
});

export const lastRewardEntryTwice = migrationFault({
  text: 'makes two schemes of the last entry of ContributionReward where there are several',
  breaks: 'MIG-SC-010',
  caughtBy: [`${CHECK}#more`],
  install: (parts) => withChangedEntries(parts, SECTION, (entries) => [...entries, ...entries.slice(-1)]),
});

export const failsAtTheSecondRewardEntry = migrationFault({
  text: 'fails in the middle of a DAO at the second entry of ContributionReward',
  breaks: 'MIG-SC-010',
  caughtBy: [`${CHECK}#failed`],
  install: (parts) => withFailureAtSecondEntry(parts, SECTION),
});

export const oneRewardThoughDeclaredEach = migrationFault({
  text: 'has one ContributionReward for all entries, though it is declared to have one for each',
  breaks: 'MIG-SC-010',
  caughtBy: [`${CHECK}#not-as-declared`],
  needs: { declare: { 'reward-entries': 'each' } },
  install: (parts) => withOneScheme(parts),
});
