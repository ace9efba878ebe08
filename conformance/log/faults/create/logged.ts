import { logFault } from '../../testbed/alteration.ts';
import { withEntryJson } from '../../testbed/created-entry.ts';
import { withLeafText, withParts } from '../../testbed/parts.ts';

export const indexOfTheEntryBefore = logFault({
  text: 'answers a created entry with the index before its own',
  breaks: 'LOG-CE-002',
  caughtBy: ['log/create/logged#other-entry', 'log/proof/verifies#root'],
  install: (rig) =>
    withEntryJson(rig, (entry) => {
      const logIndex = `${BigInt(entry.logIndex) - 1n}`;
      return { ...entry, logIndex, inclusionProof: { ...entry.inclusionProof, logIndex } };
    }),
});

export const indicesCountedFromOne = logFault({
  text: 'counts entries from one',
  breaks: 'LOG-CE-002',
  caughtBy: ['log/create/logged#other-entry', 'log/proof/claims#beyond'],
  needs: { declare: { 'publish-within': '2' } },
  install: (rig) =>
    withEntryJson(rig, (entry) => {
      const logIndex = `${BigInt(entry.logIndex) + 1n}`;
      return { ...entry, logIndex, inclusionProof: { ...entry.inclusionProof, logIndex } };
    }),
});

export const logsOtherBytesThanItAnswers = logFault({
  text: 'logs each entry with a newline after it, and answers without',
  breaks: 'LOG-CE-002',
  caughtBy: ['log/create/logged#other-entry', 'log/proof/verifies#root'],
  install: (rig) =>
    withParts(
      withLeafText(rig, (leaf) => `${leaf}\n`),
      { logEntry: (logged) => rig.parts.logEntry({ ...logged, body: logged.body.subarray(0, -1) }) },
    ),
});
