import { constants, publicDecrypt } from 'node:crypto';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

/** The padding of a block of type 1, with all that there is before the digest (RFC 8017, section 9.2, note 1). */
const UP_TO_THE_DIGEST = /^0001(?:ff){8,}003031300d060960864801650304020105000420/;

export default fault<LogRig>({
  text: 'parses the block of an RSA signature and does not look whether it ends where the digest does',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withParts(rig, {
      verifyDigest: (algorithm, key, digest, signature) => {
        const right = rig.parts.verifyDigest(algorithm, key, digest, signature);
        if (right || algorithm.family !== 'rsa' || signature.length * 8 !== algorithm.bits) return right;
        const block = publicDecrypt({ key, padding: constants.RSA_NO_PADDING }, signature).toString('hex');
        const [before] = UP_TO_THE_DIGEST.exec(block) ?? [];
        return before !== undefined && block.startsWith(Buffer.from(digest).toString('hex'), before.length);
      },
    }),
});
