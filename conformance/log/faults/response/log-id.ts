import { sha256 } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { withEntryJson } from '../../testbed/created-entry.ts';
import { withParts } from '../../testbed/parts.ts';

export const logIdInHex = logFault({
  text: 'writes the log ID in hex',
  breaks: 'LOG-CE-013',
  caughtBy: ['log/response/log-id#length'],
  install: (rig) =>
    withEntryJson(rig, (entry) => ({
      ...entry,
      logId: { keyId: Buffer.from(entry.logId.keyId, 'base64').toString('hex') },
    })),
});

export const logIdOfAnotherOrigin = logFault({
  text: 'names the log by the hash of its key under another origin',
  breaks: 'LOG-CE-013',
  caughtBy: ['log/response/log-id#other-key'],
  install: (rig) => withParts(rig, { logId: (name, type, key) => rig.parts.logId(`https://${name}`, type, key) }),
});

export const logIdOfFourBytes = logFault({
  text: 'answers with the key ID in place of the log ID',
  breaks: 'LOG-CE-013',
  caughtBy: ['log/response/log-id#length'],
  install: (rig) => withParts(rig, { logId: (...of) => rig.parts.logId(...of).slice(0, 4) }),
});

/** What stands before an Ed25519 key in its SPKI (RFC 8410, section 4). */
const ED25519_SPKI = Buffer.from('302a300506032b6570032100', 'hex');

export const logIdOverSpki = logFault({
  text: 'names the log by the hash of its SPKI',
  breaks: 'LOG-CE-013',
  caughtBy: ['log/response/log-id#other-key'],
  install: (rig) => withParts(rig, { logId: (_name, _type, key) => sha256(Buffer.concat([ED25519_SPKI, key])) }),
});
