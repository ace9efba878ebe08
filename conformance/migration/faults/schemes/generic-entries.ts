import { migrationFault } from '../../testbed/alteration.ts';
import { withChangedEntries, withFailureAtSecondEntry, withOneScheme } from '../../testbed/entries.ts';
import { withCalls } from '../../testbed/parts.ts';
import { withoutVerification } from '../../testbed/runs.ts';

const SECTION = 'GenericScheme';
const CHECK = 'migration/schemes/generic-entries';

export const firstGenericEntryOnly = migrationFault({
  text: 'reads the first entry of GenericScheme, and no other',
  breaks: 'MIG-SC-011',
  caughtBy: [`${CHECK}#first`],
  install: (parts) => withChangedEntries(parts, SECTION, (entries) => entries.slice(0, 1)),
});

export const lastGenericEntryOnly = migrationFault({
  text: 'reads the last entry of GenericScheme, and no other',
  breaks: 'MIG-SC-011',
  caughtBy: [`${CHECK}#last`],
  install: (parts) => withChangedEntries(parts, SECTION, (entries) => entries.slice(-1)),
});

export const secondGenericEntryLost = migrationFault({
  text: 'reads the first and the last entry of GenericScheme',
  breaks: 'MIG-SC-011',
  caughtBy: [`${CHECK}#lost`],
  install: (parts) =>
    withChangedEntries(parts, SECTION, (entries) => entries.filter((_, i) => i !== 1 || entries.length === 2)),
});

export const firstGenericValuesForAll = migrationFault({
  text: 'gives the schemes of all entries of GenericScheme the values of the first',
  breaks: 'MIG-SC-011',
  caughtBy: [`${CHECK}#copied`],
  install: (parts) => withChangedEntries(parts, SECTION, (entries) => entries.flatMap(() => entries.slice(0, 1))),
});

export const firstVotesForEachTarget = migrationFault({
  text: 'has the schemes of all entries of GenericScheme vote as the first says',
  breaks: 'MIG-SC-011',
  caughtBy: [`${CHECK}#differs`],
  install: (parts) =>
    withChangedEntries(parts, SECTION, (entries) =>
      entries.map(({ targetContract }) => ({ ...entries[0]!, ...(targetContract && { targetContract }) })),
    ),
});

export const machineOfThePreviousEntry = migrationFault({
  text: 'takes the voting machine of the entry before where an entry of GenericScheme has no `votingMachine`',
  breaks: 'MIG-SC-011',
  caughtBy: [`${CHECK}#differs`],
  install: (parts) =>
    withChangedEntries(parts, SECTION, (entries) =>
      entries.map((entry, i) => {
        const votingMachine = entry.votingMachine ?? entries[i - 1]?.votingMachine;
        return votingMachine === undefined ? entry : { ...entry, votingMachine };
      }),
    ),
});

export const lastGenericEntryTwice = migrationFault({
  text: 'makes two schemes of the last entry of GenericScheme where there are several',
  breaks: 'MIG-SC-011',
  caughtBy: [`${CHECK}#more`],
  install: (parts) => withChangedEntries(parts, SECTION, (entries) => [...entries, ...entries.slice(-1)]),
});

export const firstGenericEntryOnlyByCreator = migrationFault({
  text: 'reads the first entry of GenericScheme, and no other, for a DAO of the DaoCreator',
  breaks: 'MIG-SC-011',
  caughtBy: [`${CHECK}#first`],
  install: (parts) =>
    withChangedEntries(
      parts,
      SECTION,
      (entries) => entries.slice(0, 1),
      ({ useDaoCreator }) => useDaoCreator,
    ),
});

export const furtherSchemesMayNotCall = migrationFault({
  text: 'gives further schemes no permission but that of being registered',
  breaks: 'MIG-SC-011',
  caughtBy: [`${CHECK}#lacks`],
  install: (parts) =>
    withCalls(withoutVerification(parts), (step, call) => {
      if (!/^register GenericScheme\[/.test(step)) return call;
      const [scheme, hash, , avatar] = call.args;
      return { ...call, args: [scheme, hash, '0x00000000', avatar] };
    }),
});

export const failsAtTheSecondEntry = migrationFault({
  text: 'fails in the middle of a DAO at the second entry of GenericScheme',
  breaks: 'MIG-SC-011',
  caughtBy: [`${CHECK}#failed`],
  install: (parts) => withFailureAtSecondEntry(parts, SECTION),
});

export const oneSchemeThoughDeclaredEach = migrationFault({
  text: 'has one GenericScheme for all entries, though it is declared to have one for each',
  breaks: 'MIG-SC-011',
  caughtBy: [`${CHECK}#not-as-declared`],
  needs: { declare: { 'generic-entries': 'each' } },
  install: (parts) => withOneScheme(parts),
});

export const oneSchemeByCreator = migrationFault({
  text: 'has one GenericScheme for all entries in a DAO of the DaoCreator, and in others one for each',
  breaks: 'MIG-SC-011',
  caughtBy: [`${CHECK}#changed`, 'migration/schemes/reward-entries#changed'],
  install: (parts) => withOneScheme(parts, ({ useDaoCreator }) => useDaoCreator),
});
