import { type LogRig, sha256 } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

/** What stands before an Ed25519 key in its SPKI (RFC 8410, section 4). */
const ED25519_SPKI = Buffer.from('302a300506032b6570032100', 'hex');

export default fault<LogRig>({
  text: 'names the log by the hash of its SPKI',
  breaks: 'LOG-CE-013',
  caughtBy: ['log/form/log-id#other-key'],
  install: (rig) => withParts(rig, { logId: (_name, _type, key) => sha256(Buffer.concat([ED25519_SPKI, key])) }),
});
