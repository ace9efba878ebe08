import { certificateLogFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const keyIdOfTheLogId = certificateLogFault({
  text: 'has the beginning of the LogID as key ID, without the name of the key',
  breaks: 'LOG-CT-003',
  caughtBy: ['log/tree-heads/key-id#other-id', 'log/checkpoint/signature-verifies#no-log-signature'],
  install: (rig) => withParts(rig, { keyId: (_name, _type, logId) => Buffer.from(logId).readUInt32BE() }),
});
