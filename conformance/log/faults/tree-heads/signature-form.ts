import { certificateLogFault } from '../../testbed/alteration.ts';
import { withSigning } from '../../testbed/signers.ts';

export const treeHeadWithAByteMore = certificateLogFault({
  text: 'writes a byte more after the signature of the tree head',
  breaks: 'LOG-CT-001',
  caughtBy: ['log/tree-heads/signature-form#form'],
  install: (rig) => withSigning(rig, (text, sign) => Buffer.concat([sign(text), Uint8Array.of(0)])),
});

export const treeHeadWithoutAlgorithms = certificateLogFault({
  text: 'leaves the two bytes of the algorithms out of the signature of the tree head',
  breaks: 'LOG-CT-001',
  caughtBy: ['log/tree-heads/signature-form#form'],
  install: (rig) =>
    withSigning(rig, (text, sign) => {
      const whole = sign(text);
      return Buffer.concat([whole.subarray(0, 8), whole.subarray(10)]);
    }),
});

export const treeHeadOfAnRsaKey = certificateLogFault({
  text: 'names RSA as the algorithm of an ECDSA signature of the tree head',
  breaks: 'LOG-CT-001',
  caughtBy: ['log/tree-heads/signature-form#form'],
  install: (rig) => withSigning(rig, (text, sign) => Uint8Array.from(sign(text)).with(9, 1)),
});
