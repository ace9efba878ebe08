import { certificateLogFault } from '../../testbed/alteration.ts';
import { placesInLeaf, withSubmittedEntries } from '../../testbed/certificates/submissions.ts';

const needs = { submit: true };

export const entryLaterThanItsSct = certificateLogFault({
  text: 'logs the time at which an entry was sequenced, a millisecond after its SCT',
  breaks: 'LOG-CT-049',
  caughtBy: ['log/submissions/entry#timestamp'],
  needs,
  install: (rig) => withSubmittedEntries(rig, (entry) => void entry.writeBigUInt64BE(entry.readBigUInt64BE() + 1n)),
});

export const entryWithMoreExtensionsThanItsSct = certificateLogFault({
  text: 'logs an extension that the SCT does not have',
  breaks: 'LOG-CT-049',
  caughtBy: ['log/submissions/entry#extensions'],
  needs,
  install: (rig) =>
    withSubmittedEntries(rig, (entry) => {
      const { extensions, whole } = placesInLeaf(entry);
      const content = Buffer.concat([entry.subarray(extensions + 2, whole), Uint8Array.of(9, 0, 0)]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(content.length);
      return Buffer.concat([entry.subarray(0, extensions), length, content, entry.subarray(whole)]);
    }),
});

export const entryOfAnotherIssuerKey = certificateLogFault({
  text: "logs another hash of the issuer's key than the SCT of a precertificate signs",
  breaks: 'LOG-CT-049',
  caughtBy: ['log/submissions/entry#leaf'],
  needs,
  install: (rig) =>
    withSubmittedEntries(rig, (entry) => {
      if (placesInLeaf(entry).isPrecertificate) entry[10] = entry[10]! ^ 1;
      return entry;
    }),
});
