import { certificateLogFault } from '../../testbed/alteration.ts';
import { withSubmittedExtensions } from '../../testbed/certificates/submissions.ts';

const needs = { submit: true };

export const sctExtensionsBeyondTheirEnd = certificateLogFault({
  text: 'has a last extension in SCTs that is shorter than it says',
  breaks: 'LOG-CT-046',
  caughtBy: ['log/scts/extensions#malformed'],
  needs,
  install: (rig) =>
    withSubmittedExtensions(rig, (right, index) => Buffer.concat([right(index), Uint8Array.of(7, 0, 9, 1)])),
});

export const sctWithTwoLeafIndices = certificateLogFault({
  text: 'has leaf_index twice in SCTs',
  breaks: 'LOG-CT-046',
  caughtBy: ['log/scts/extensions#duplicate'],
  needs,
  install: (rig) => withSubmittedExtensions(rig, (right, index) => Buffer.concat([right(index), right(index)])),
});

export const sctWithoutLeafIndex = certificateLogFault({
  text: 'has empty extensions in SCTs, as RFC 6962 alone has them',
  breaks: 'LOG-CT-046',
  caughtBy: ['log/scts/extensions#absent'],
  needs,
  install: (rig) => withSubmittedExtensions(rig, () => new Uint8Array()),
});

export const sctLeafIndexOfEightBytes = certificateLogFault({
  text: 'has a leaf_index of eight bytes in SCTs',
  breaks: 'LOG-CT-046',
  caughtBy: ['log/scts/extensions#length'],
  needs,
  install: (rig) =>
    withSubmittedExtensions(rig, (right, index) =>
      Buffer.concat([Uint8Array.of(0, 0, 8, 0, 0, 0), right(index).subarray(3)]),
    ),
});
