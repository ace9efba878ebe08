import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

const number = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);

export default fault<LogRig>({
  text: 'computes with an RSA signature modulo n, whether it is below n or not',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withParts(rig, {
      verifyDigest: (algorithm, key, digest, signature) => {
        const { n = '' } = algorithm.family === 'rsa' ? key.export({ format: 'jwk' }) : {};
        if (n === '') return rig.parts.verifyDigest(algorithm, key, digest, signature);
        const rest = number(signature) % number(Buffer.from(n, 'base64url'));
        const reduced = Buffer.from(rest.toString(16).padStart(2 * signature.length, '0'), 'hex');
        return rig.parts.verifyDigest(algorithm, key, digest, reduced);
      },
    }),
});
