import { createPublicKey, X509Certificate } from 'node:crypto';
import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';
import { withRsaExponents } from '../../testbed/signature/rsa-keys.ts';

export const certificateFollowedByAByteTaken = logFault({
  text: 'ignores bytes after the DER of a certificate',
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

export const certificateForAKeyTaken = logFault({
  text: 'accepts a certificate where the request names a public key',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/key#accepted'],
  install: (rig) =>
    withParts(rig, {
      readKey: (verifier) => rig.parts.readKey(verifier) ?? rig.parts.readKey({ ...verifier, case: 'x509Certificate' }),
    }),
});

export const keyFollowedByAByteTaken = logFault({
  text: 'ignores bytes after the DER of a public key',
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

export const keyInPemTaken = logFault({
  text: 'takes a public key in PEM as well as in DER',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/key#accepted'],
  install: (rig) =>
    withParts(rig, {
      readKey: (verifier) => {
        const text = Buffer.from(verifier.rawBytes).toString('latin1');
        return text.startsWith('-----BEGIN PUBLIC KEY-----') ? createPublicKey(text) : rig.parts.readKey(verifier);
      },
    }),
});

export const rsaEvenExponentTaken = logFault({
  text: 'takes an RSA key whose exponent is even',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/key#accepted'],
  install: (rig) => withRsaExponents(rig, (exponent) => exponent % 2n === 0n),
});

export const rsaExponentOneTaken = logFault({
  text: 'accepts an RSA key whose exponent is 1, under which every encoded message is its own signature',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/key#accepted'],
  install: (rig) => withRsaExponents(rig, (exponent) => exponent === 1n),
});
