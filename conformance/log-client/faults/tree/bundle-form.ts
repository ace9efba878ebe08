import { clientFault } from '../../testbed/alteration.ts';

/** The bytes of the first entries of a bundle. */
function beginning(bytes: Uint8Array, width: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  for (let count = 0; count < width && at + 2 <= bytes.length; count++) at += 2 + view.getUint16(at);
  return bytes.subarray(0, at);
}

export const surplusEntriesIgnored = clientFault({
  text: 'ignores everything behind the entries of a bundle',
  breaks: 'CLIENT-WL-005',
  caughtBy: ['log-client/tree/bundle-form#entry'],
  needs: { as: 'log' },
  install: (rig) => ({
    ...rig,
    entriesOfBundle: (bytes, width) => rig.entriesOfBundle(beginning(bytes, width), width),
  }),
});

export const surplusByteIgnored = clientFault({
  text: 'ignores a single byte behind the entries of a bundle',
  breaks: 'CLIENT-WL-005',
  caughtBy: ['log-client/tree/bundle-form#bytes'],
  needs: { as: 'log' },
  install: (rig) => ({
    ...rig,
    entriesOfBundle: (bytes, width) => {
      const entries = beginning(bytes, width);
      return rig.entriesOfBundle(bytes.length === entries.length + 1 ? entries : bytes, width);
    },
  }),
});
