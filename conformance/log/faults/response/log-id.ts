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

export const logIdInTwoForms = logFault({
  text: 'names itself by the key ID and by the whole hash in turns',
  breaks: 'LOG-CE-013',
  caughtBy: ['log/response/log-id#changed'],
  install: (rig) => {
    let answers = 0;
    return withEntryJson(rig, (entry) => {
      const keyId = Buffer.from(entry.logId.keyId, 'base64').subarray(0, answers++ % 2 === 0 ? 32 : 4);
      return { ...entry, logId: { keyId: keyId.toString('base64') } };
    });
  },
});

export const logIdOfAnotherOrigin = logFault({
  text: 'names the log by the hash of its key under another origin',
  breaks: 'LOG-CE-013',
  caughtBy: ['log/response/log-id#other-key'],
  install: (rig) => withParts(rig, { logId: (name, type, key) => rig.parts.logId(`https://${name}`, type, key) }),
});

export const logIdOfFourBytes = logFault({
  text: 'answers with the key ID in place of the log ID, though the whole hash is declared',
  breaks: 'LOG-CE-013',
  caughtBy: ['log/response/log-id#not-as-declared'],
  needs: { declare: { 'log-id': 'whole-hash' } },
  install: (rig) => withParts(rig, { logId: (...of) => rig.parts.logId(...of).slice(0, 4) }),
});

export const logIdOfFourBytesOfAnotherOrigin = logFault({
  text: 'names the log by the key ID of its key under another origin',
  breaks: 'LOG-CE-013',
  caughtBy: ['log/response/log-id#other-key'],
  install: (rig) =>
    withParts(rig, { logId: (name, type, key) => rig.parts.logId(`https://${name}`, type, key).slice(0, 4) }),
});

export const logIdOfTwentyBytes = logFault({
  text: 'cuts the log ID off after twenty bytes',
  breaks: 'LOG-CE-013',
  caughtBy: ['log/response/log-id#length'],
  install: (rig) => withParts(rig, { logId: (...of) => rig.parts.logId(...of).slice(0, 20) }),
});

/** What stands before an Ed25519 key in its SPKI (RFC 8410, section 4). */
const ED25519_SPKI = Buffer.from('302a300506032b6570032100', 'hex');

export const logIdOverSpki = logFault({
  text: 'names the log by the hash of its SPKI',
  breaks: 'LOG-CE-013',
  caughtBy: ['log/response/log-id#other-key'],
  install: (rig) => withParts(rig, { logId: (_name, _type, key) => sha256(Buffer.concat([ED25519_SPKI, key])) }),
});
