import { clientFault } from '../../testbed/alteration.ts';

export const entriesNotHashed = clientFault({
  text: 'counts the entries of a bundle, and does not hash them',
  breaks: 'CLIENT-WL-003',
  caughtBy: ['log-client/tree/entries#other', 'log-client/tree/leaf-hashes#believed'],
  needs: { as: 'log' },
  install: (rig) => ({ ...rig, isEntryOf: () => true }),
});

export const entriesNotCounted = clientFault({
  text: 'takes as many entries of a bundle as can be read',
  breaks: 'CLIENT-WL-003',
  caughtBy: ['log-client/tree/entries#malformed'],
  alsoFails: ['log-client/tree/bundle-form#entry'],
  needs: { as: 'log' },
  install: (rig) => ({
    ...rig,
    entriesOfBundle: (bytes) => {
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const entries: Uint8Array[] = [];
      for (let at = 0; at + 2 <= bytes.length; ) {
        const end = at + 2 + view.getUint16(at);
        if (end > bytes.length) break;
        entries.push(bytes.subarray(at + 2, end));
        at = end;
      }
      return entries;
    },
  }),
});

export const lastEntryNotHashed = clientFault({
  text: 'does not hash the last entry of the log',
  breaks: 'CLIENT-WL-003',
  caughtBy: ['log-client/tree/entries#other'],
  needs: { as: 'log' },
  install: (rig) => ({
    ...rig,
    entriesOfBundle: (bytes, width) => {
      const entries = rig.entriesOfBundle(bytes, width);
      return width === 256 ? entries : entries.slice(0, -1);
    },
  }),
});
