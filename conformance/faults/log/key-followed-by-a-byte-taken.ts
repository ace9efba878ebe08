import { createPublicKey } from 'node:crypto';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'reads a public key as far as its DER goes, whatever follows',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/key#accepted'],
  install: (rig) =>
    withParts(rig, {
      readKey: (verifier) => {
        if (verifier.case === 'x509Certificate') return rig.parts.readKey(verifier);
        try {
          // It overlooks what follows; what it would write itself is without that.
          const key = createPublicKey({ key: Buffer.from(verifier.rawBytes), format: 'der', type: 'spki' });
          return rig.parts.readKey({ ...verifier, rawBytes: key.export({ format: 'der', type: 'spki' }) });
        } catch {
          return undefined;
        }
      },
    }),
});
