import { X509Certificate } from 'node:crypto';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'reads a certificate as far as its DER goes, whatever follows',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/key#accepted'],
  install: (rig) =>
    withParts(rig, {
      readKey: (verifier) => {
        const { readKey } = rig.parts;
        // PEM is no DER that something follows.
        if (verifier.case === 'publicKey' || verifier.rawBytes[0] !== 0x30) return readKey(verifier);
        try {
          return readKey({ ...verifier, rawBytes: new X509Certificate(verifier.rawBytes).raw });
        } catch {
          return undefined;
        }
      },
    }),
});
