import { createHash } from 'node:crypto';
import { logVariant } from '../../testbed/alteration.ts';
import { withEntries, withParts } from '../../testbed/parts.ts';

export const bundlesOfSixteenMegabytes = logVariant({
  text: 'has full bundles as long as a bundle can be, and sends them as they are',
  cites: 'C2SP tlog-tiles, "Log entries": 256 entries of 65,535 bytes',
  needs: { entries: 257n, batch: 256, append: false },
  install: (rig) =>
    withEntries(withParts(rig, { wantsGzip: () => false }), (entry) =>
      createHash('shake256', { outputLength: 65_535 }).update(entry).digest(),
    ),
});

export const entriesOfNoBytes = logVariant({
  text: 'has entries without a byte, alone and beside others',
  cites: 'C2SP tlog-tiles, "Log entries": a length is a uint16, which 0 is; RFC 6962, section 2.1, hashes any entry',
  // The entries are made so on their way in, which a leaf that is looked up later would not survive.
  needs: { append: false },
  install: (rig) => withEntries(rig, (entry) => (entry.length % 2 === 0 ? new Uint8Array() : entry)),
});

export const entriesOfTheLongestLength = logVariant({
  text: 'has some entries of 65,535 bytes, in full and in partial bundles',
  cites: 'C2SP tlog-tiles, "Log entries": a length is a uint16, so 65,535 at most',
  install: (rig) =>
    withEntries(rig, (entry) =>
      /"entry":"(0|255|256|299)"|leaf (1|99|212) /.test(Buffer.from(entry).toString())
        ? Buffer.alloc(65_535, entry)
        : entry,
    ),
});
