/** How the entries of a section count, where it has several. */
import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { LEAST_PERMISSIONS, permissionsText } from '../../oracle/schemes/permissions.ts';
import { entriesOutcome, hasEntryValues } from '../../oracle/schemes/section-entries.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import {
  type Section,
  type SeveralEntries,
  severalEntries,
  severalEntriesCreated,
} from '../dao/several-entries-dao.ts';
import { requireParams } from '../parameters/required-params.ts';
import { genericCreatedVotes, genericDefaultVotes, genericVotes } from '../voting/generic-votes.ts';
import { mixedVotes, rewardVotes } from '../voting/reward-votes.ts';
import { type SchemeVotes, schemeVotes } from '../voting/scheme-votes.ts';
import { rightVotingItems } from '../voting/voting-items.ts';
import { entriesOf, schemeText, storedEntries, valuesOf, valuesText } from './entry-values.ts';

/** The reasons for which an entry does not count. */
export const ENTRY_REASONS = {
  first: 'only the first entry counts',
  last: 'only the last entry counts',
  copied: 'there are several schemes, all with the values of one entry',
  differs: 'a scheme has values of one entry together with others',
  lost: 'no scheme has the values of an entry',
  more: 'the DAO has more schemes than entries',
  lacks: 'the scheme of an entry lacks a permission that it needs',
};
export const ENTRIES_REASONS = {
  failed: 'a DAO with several entries is neither migrated, nor refused before a transaction is sent',
  ...ENTRY_REASONS,
  'not-as-declared': 'several entries do not count as declared',
  changed: 'several entries count otherwise in one DAO than in another',
};
type EntryReason = keyof typeof ENTRY_REASONS;
type EntriesOption = 'each' | 'one-scheme' | 'refused';

/** How the entries of a section count, and the DAO in which that was seen. */
export interface CountedEntries {
  readonly option: EntriesOption;
  readonly several: SeveralEntries;
}

const CHOICES = { ContributionReward: 'reward-entries', GenericScheme: 'generic-entries' } as const;

/** Notes the option; the defect is that another was declared, or seen in another DAO. */
export const entriesChoiceDefect = (
  { option }: CountedEntries,
  section: Section,
  t: Pick<Trial<MigrationTarget, never>, 'chose'>,
): Defect<'not-as-declared' | 'changed'> | undefined => t.chose(CHOICES[section], option);

const countedEntriesOf = (section: Section, of: typeof severalEntries) =>
  premise<MigrationTarget>()({
    name: `how entries of ${section} count, ${of.name}`,
    reasons: Object.keys(ENTRY_REASONS) as EntryReason[],
    find: async (tool, t: Trial<MigrationTarget, EntryReason>): Promise<CountedEntries> => {
      requireParams(tool, t, 'schemes', section, 'VotingMachinesParams', 'voteParams');
      await requireSingleEntries(section, t);
      const several = await t.use(of);
      if (!several.sections.includes(section)) t.notApplicable(`the tool has no ${section}`);
      if (several.refused.has(section)) return { option: 'refused', several };
      const { dao, scene } = several;
      if (!dao?.controller) t.inconclusive('no controller of the DAO can be read');
      const outcome = await entriesDefect(dao, section, t);
      if (typeof outcome !== 'string') t.fail(outcome, scene.run);
      return { option: outcome, several };
    },
  });

export const countedRewards = countedEntriesOf('ContributionReward', severalEntries);
export const countedGenerics = countedEntriesOf('GenericScheme', severalEntries);
/** The same by the DaoCreator. */
export const countedRewardsCreated = countedEntriesOf('ContributionReward', severalEntriesCreated);
export const countedGenericsCreated = countedEntriesOf('GenericScheme', severalEntriesCreated);

/** Whether each of several entries of a section gives a scheme, by the DaoCreator as well. */
export async function hasSchemeForEach(section: Section, t: Pick<Trial<MigrationTarget, never>, 'attempt'>) {
  const premises =
    section === 'ContributionReward'
      ? [countedRewards, countedRewardsCreated]
      : [countedGenerics, countedGenericsCreated];
  for (const premise of premises) if ((await t.attempt(premise))?.option !== 'each') return false;
  return true;
}

/** Requires that single entries count as they should; other checks judge them. */
async function requireSingleEntries(section: Section, t: Trial<MigrationTarget, never>): Promise<void> {
  await t.use(rightVotingItems);
  const votes =
    section === 'ContributionReward'
      ? [await t.use(rewardVotes), await t.use(mixedVotes)]
      : [await t.use(genericVotes), await t.use(genericDefaultVotes), await t.use(genericCreatedVotes)];
  for (const { dao, votes: found } of votes) {
    const [entry] = entriesOf(dao, section);
    if (entry && !hasEntryValues(valuesOf(found), entry))
      t.inconclusive(`the only entry of ${section} counts otherwise: expected that it ${valuesText(entry)}`);
  }
}

/** The first defect of the schemes for the entries of a section, or how the entries count. */
async function entriesDefect(
  dao: DaoOnChain,
  section: Section,
  t: Pick<Trial<MigrationTarget, never>, 'inconclusive'>,
): Promise<Defect<EntryReason> | 'each' | 'one-scheme'> {
  const { schemes, scene } = dao;
  const registered = schemes.all.get(section) ?? [];
  const votes: SchemeVotes[] = [];
  for (const scheme of registered)
    votes.push(
      (await schemeVotes(scene.views, section, scheme)) ??
        t.inconclusive(`the parameters of ${section} ${scheme.address} cannot be read`),
    );
  const [[first], [firstVotes]] = [registered, votes];
  const entries = entriesOf(dao, section);
  const found = votes.map(valuesOf);
  const stored =
    first && firstVotes
      ? await storedEntries(dao, section, entries, { address: first.address, machine: firstVotes.machine })
      : new Set<number>();
  const outcome = entriesOutcome(entries, found, stored);
  const at = `${section} of the avatar ${dao.avatar}`;
  if (outcome !== 'each' && outcome !== 'one-scheme') {
    // A scheme of another kind of contract may be that of an entry.
    for (const { address } of schemes.others)
      if (!(await schemeVotes(scene.views, section, { address })))
        t.inconclusive(`the parameters of the scheme ${address} cannot be read`);
    const index = entries.findIndex((entry) => !found.some((values) => hasEntryValues(values, entry)));
    const expected = `a scheme for each of ${entries.length} entries, here one that ${valuesText(entries[index]!)}`;
    const actual = `${found.length}: ${found.map(schemeText).join('; ') || 'no scheme'}`;
    return { reason: outcome, expected, actual, at: `${section}[${index}], the avatar ${dao.avatar}` };
  }
  // Schemes of another section have other code.
  const codes = await Promise.all(registered.map(({ address }) => scene.views.codeAt(address)));
  for (const { address } of schemes.others)
    if (codes.includes(await scene.views.codeAt(address)))
      return { reason: 'more', expected: 'no scheme but one for each entry', actual: `another, ${address}`, at };
  const needed = LEAST_PERMISSIONS[section];
  const weak = registered.find(({ permissions = needed }) => (permissions & needed) !== needed);
  if (!weak) return outcome;
  const expected = `a mask with ${permissionsText(needed)} in it`;
  return { reason: 'lacks', expected, actual: permissionsText(weak.permissions ?? 0n), at: `${at}: ${weak.address}` };
}
