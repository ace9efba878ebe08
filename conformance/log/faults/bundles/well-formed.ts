import { logFault } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { withEntries, withParts } from '../../testbed/parts.ts';
import { BUNDLE_PATHS } from '../../testbed/paths.ts';
import { withStore, withStoredBytes } from '../../testbed/store.ts';

export const bundleEndsInANewline = logFault({
  text: 'puts a newline after the last entry of a bundle',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/bundles/well-formed#trailing-bytes'],
  install: (rig) =>
    withParts(rig, { bundle: (entries) => Buffer.concat([rig.parts.bundle(entries), Buffer.from('\n')]) }),
});

export const bundleHasAnEntryTooMany = logFault({
  text: 'puts one entry more into a bundle than its path names',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/bundles/well-formed#count'],
  install: (rig) => withParts(rig, { bundle: (entries) => rig.parts.bundle([...entries, Buffer.from('{}')]) }),
});

export const bundleLacksItsLastEntry = logFault({
  text: 'leaves the last entry out of a bundle',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/bundles/well-formed#count'],
  install: (rig) => withParts(rig, { bundle: (entries) => rig.parts.bundle(entries.slice(0, -1)) }),
});

const varint = (n: number) => (n < 128 ? Uint8Array.of(n) : Uint8Array.of((n & 127) | 128, n >> 7));

export const bundleLengthsAsVarint = logFault({
  text: 'writes the length of an entry as a protobuf varint',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/bundles/well-formed#truncated'],
  install: (rig) =>
    withParts(rig, { bundle: (entries) => Buffer.concat(entries.flatMap((entry) => [varint(entry.length), entry])) }),
});

export const bundleLengthsLittleEndian = logFault({
  text: 'writes the length of an entry with its low byte first',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/bundles/well-formed#truncated'],
  install: (rig) =>
    withParts(rig, {
      bundle: (entries) =>
        Buffer.concat(entries.flatMap((entry) => [Uint8Array.of(entry.length & 0xff, entry.length >> 8), entry])),
    }),
});

export const bundleLengthsOfFourBytes = logFault({
  text: 'writes the length of an entry in four bytes',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/bundles/well-formed#count'],
  install: (rig) =>
    withParts(rig, { bundle: (entries) => rig.parts.bundle(entries.flatMap((entry) => [new Uint8Array(), entry])) }),
});

export const bundlePathAnswersWithTheTile = logFault({
  text: 'reads the word entries as a level and answers with hashes',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/bundles/well-formed#truncated'],
  install: (rig) =>
    withStore(rig, (store) => ({ ...store, read: (path) => store.read(path.replace('/entries/', '/0/')) })),
});

export const bundleTooShortAtSizesBetween = logFault({
  text: 'lacks the last entry in the partial bundles of the sizes that it passes through as it grows',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/bundles/well-formed#count'],
  install: (rig) =>
    withStoredBytes(rig, /^tile\/entries\/001\.p\/(?!44$)/, (bytes) =>
      rig.parts.bundle(rig.parts.unbundle(bytes)!.slice(0, -1)),
    ),
});

export const gzipWithoutContentEncoding = logFault({
  text: 'compresses bundles and does not say so',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/bundles/well-formed#truncated'],
  install: (rig) => withHeaders(rig, BUNDLE_PATHS, (headers) => headers.delete('content-encoding')),
});

export const largeEntryWithASignedLength = logFault({
  text: 'writes 32,767 for the length of every longer entry in a bundle, which then shifts what comes behind',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/bundles/well-formed#trailing-bytes'],
  alsoFails: ['log/large-entries/appended#cut'],
  install: (rig) =>
    withParts(rig, {
      bundle: (entries) => {
        const bytes = Buffer.from(rig.parts.bundle(entries));
        let at = 0;
        for (const { length } of entries) {
          bytes.writeUInt16BE(Math.min(length, 32_767), at);
          at += 2 + length;
        }
        return bytes;
      },
    }),
});

export const oversizedEntryWraps = logFault({
  text: 'takes an entry of more than 65,535 bytes, whose length then wraps',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/bundles/well-formed#truncated'],
  install: (rig) =>
    withEntries(rig, (entry) => (entry.length % 7 === 0 ? Buffer.concat([entry, Buffer.alloc(70_000, 'x')]) : entry)),
});

export const partialBundleUnderItsFullName = logFault({
  text: 'serves a partial bundle under the path of the full one',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/bundles/well-formed#count'],
  install: (rig) => withParts(rig, { bundlePath: (index) => rig.parts.bundlePath(index) }),
});
