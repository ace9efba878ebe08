import { certificateLogFault } from '../../testbed/alteration.ts';
import { placesInLeaf } from '../../testbed/certificates/submissions.ts';
import { withParts } from '../../testbed/parts.ts';

const needs = { submit: true };

export const sctSignedAsATreeHead = certificateLogFault({
  text: 'signs SCTs as if they were tree heads',
  breaks: 'LOG-CT-044',
  caughtBy: ['log/scts/signature#invalid'],
  needs,
  install: (rig) => {
    const right = rig.parts.sctMessage;
    return withParts(rig, {
      sctMessage: (entry, index) => {
        const message = Buffer.from(right(entry, index));
        message[1] = 1;
        return message;
      },
    });
  },
});

export const sctSignedWithoutExtensions = certificateLogFault({
  text: 'signs SCTs as if their extensions were empty',
  breaks: 'LOG-CT-044',
  caughtBy: ['log/scts/signature#invalid'],
  needs,
  install: (rig) => {
    const right = rig.parts.sctMessage;
    return withParts(rig, {
      sctMessage: (entry, index) => {
        const bytes = Buffer.from(entry);
        const { extensions, whole } = placesInLeaf(bytes);
        const empty = Buffer.concat([bytes.subarray(0, extensions), Buffer.alloc(2), bytes.subarray(whole)]);
        return right(empty, index);
      },
    });
  },
});

export const sctOverThePrecertificate = certificateLogFault({
  text: 'signs the whole precertificate, as if it were a certificate',
  breaks: 'LOG-CT-044',
  caughtBy: ['log/scts/signature#invalid'],
  needs,
  install: (rig) => {
    const right = rig.parts.sctMessage;
    return withParts(rig, {
      sctMessage: (entry, index) => {
        const bytes = Buffer.from(entry);
        const { isPrecertificate, extensions, whole, chain } = placesInLeaf(bytes);
        if (!isPrecertificate) return right(entry, index);
        const head = Buffer.concat([bytes.subarray(0, 8), Buffer.alloc(2)]);
        return right(
          Buffer.concat([head, bytes.subarray(whole, chain), bytes.subarray(extensions, whole), bytes.subarray(chain)]),
          index,
        );
      },
    });
  },
});

export const sctSignatureWithoutAlgorithms = certificateLogFault({
  text: 'has the bare signature in an SCT, without the algorithms and the length before it',
  breaks: 'LOG-CT-044',
  caughtBy: ['log/scts/signature#form'],
  needs,
  install: (rig) => {
    const right = rig.parts.sctJson;
    return withParts(rig, { sctJson: (sct) => right({ ...sct, signature: sct.signature.subarray(4) }) });
  },
});
