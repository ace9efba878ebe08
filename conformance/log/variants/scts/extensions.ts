import { certificateLogVariant } from '../../testbed/alteration.ts';
import { withSubmittedExtensions } from '../../testbed/certificates/submissions.ts';

export const sctWithAnotherExtensionFirst = certificateLogVariant({
  text: 'has an extension of another type before leaf_index in SCTs',
  cites: 'C2SP static-ct-api, "SCT Extension": the order of extensions is arbitrary',
  needs: { submit: true },
  install: (rig) =>
    withSubmittedExtensions(rig, (right, index) => Buffer.concat([Uint8Array.of(9, 0, 2, 1, 2), right(index)])),
});
