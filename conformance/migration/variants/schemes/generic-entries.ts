import { migrationVariant } from '../../testbed/alteration.ts';
import {
  type SectionName,
  withChangedEntries,
  withOneScheme,
  withOwnSchemes,
  withRefusedEntries,
} from '../../testbed/entries.ts';

const looks = ['migration/schemes/**', 'migration/parameters/**'];
const cites = 'Interface, "Migration parameters": it does not say what several entries of a section are';

export const oneSchemeForAllEntries = migrationVariant({
  text: 'sets the parameters of each entry in the one scheme of the base, which stays registered with the last',
  cites: 'choice reward-entries: one-scheme; choice generic-entries: one-scheme',
  needs: { looks, declare: { 'reward-entries': 'one-scheme', 'generic-entries': 'one-scheme' } },
  install: (parts) => withOneScheme(parts),
});

export const entriesFromBehind = migrationVariant({
  text: 'has the scheme of the base for the last entry, and further schemes for those before it',
  cites,
  needs: { looks },
  install: (parts) =>
    (['ContributionReward', 'GenericScheme'] satisfies SectionName[]).reduce(
      (parts, section) => withChangedEntries(parts, section, (entries) => entries.toReversed()),
      parts,
    ),
});

export const schemesOfTheirOwn = migrationVariant({
  text: 'deploys a scheme for each of several entries, the first as well',
  cites,
  needs: { looks },
  install: withOwnSchemes,
});

export const refusesSeveralEntries = migrationVariant({
  text: 'refuses ContributionReward and GenericScheme with several entries before it sends anything',
  cites: 'choice reward-entries: refused; choice generic-entries: refused',
  needs: { looks, declare: { 'reward-entries': 'refused', 'generic-entries': 'refused' } },
  install: (parts) => withRefusedEntries(parts, 'ContributionReward', 'GenericScheme'),
});

export const refusesSeveralRewards = migrationVariant({
  text: 'refuses ContributionReward with several entries, and has a GenericScheme for each',
  cites: 'choice reward-entries: refused; choice generic-entries: each',
  needs: { looks, declare: { 'reward-entries': 'refused', 'generic-entries': 'each' } },
  install: (parts) => withRefusedEntries(parts, 'ContributionReward'),
});
