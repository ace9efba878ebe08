import type { LogRig } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { SIGNATURE_IN_BODY, withEntryJson, withIdentityWithout } from '../../testbed/created-entry.ts';
import { withLeafText, withParts } from '../../testbed/parts.ts';

const withIndexMoved = (rig: LogRig, by: bigint): LogRig =>
  withEntryJson(rig, (entry) => {
    const logIndex = `${BigInt(entry.logIndex) + by}`;
    return { ...entry, logIndex, inclusionProof: { ...entry.inclusionProof, logIndex } };
  });

export const indexOfTheEntryBefore = logFault({
  text: 'answers a created entry with the index before its own',
  breaks: 'LOG-CE-002',
  caughtBy: ['log/create/logged#other-entry', 'log/proof/verifies#root'],
  install: (rig) => withIndexMoved(rig, -1n),
});

export const indicesCountedFromOne = logFault({
  text: 'counts entries from one',
  breaks: 'LOG-CE-002',
  caughtBy: ['log/create/logged#other-entry', 'log/proof/claims#beyond'],
  needs: { declare: { 'publish-within': '2' } },
  install: (rig) => withIndexMoved(rig, 1n),
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

export const anotherSignatureAnsweredWithTheEntry = logFault({
  text: 'answers another signature over a digest that it has with the entry that it has',
  breaks: 'LOG-CE-002',
  caughtBy: ['log/create/logged#another-signature'],
  install: (rig) => withIdentityWithout({ ...rig, duplicates: 'return-existing' }, SIGNATURE_IN_BODY),
});
