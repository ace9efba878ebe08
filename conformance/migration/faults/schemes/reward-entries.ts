import { migrationFault } from '../../testbed/alteration.ts';
import { withChangedEntries } from '../../testbed/entries.ts';

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
