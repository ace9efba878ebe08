import type { LogRig } from '../../../src/reference/log/index.ts';
import { withLeaf } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'logs every key as one on P-256',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#key-details'],
  install: (rig) =>
    withLeaf(rig, (leaf) => leaf.replace(/"keyDetails":"\w+"/, '"keyDetails":"PKIX_ECDSA_P256_SHA_256"')),
});
