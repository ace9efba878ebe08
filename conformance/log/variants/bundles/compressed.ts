import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { logVariant } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';
import { withEntries, withParts } from '../../testbed/parts.ts';

export const bundlesKeptOnlyInGzip = logVariant({
  text: 'has its bundles only in gzip, and refuses clients that do not accept it',
  cites:
    'C2SP tlog-tiles, "Log entries": gzip without negotiation; RFC 9110, section 12.5.3: 406 where no representation is acceptable',
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      if (!pathBelowBase(request).startsWith('tile/entries/')) return next(request);
      if (/gzip;q=0/.test(request.headers.get('accept-encoding') ?? '')) return new Response(null, { status: 406 });
      return next(
        new Request(request, { headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'gzip' } }),
      );
    }),
});

export const gzipOfWhatDoesNotCompress = logVariant({
  text: 'compresses full bundles as long as a bundle can be, of entries that gzip makes longer',
  cites: 'C2SP tlog-tiles, "Log entries": gzip may be used without negotiation, and 256 entries of 65,535 bytes',
  needs: { entries: 257n, batch: 256, append: false },
  install: (rig) =>
    withEntries(
      withParts(rig, {
        encode: async (kind, bytes) =>
          kind === 'entries' ? { bytes: gzipSync(bytes, { level: 1 }), coding: 'gzip' } : { bytes },
      }),
      (entry) => createHash('shake256', { outputLength: 65_535 }).update(entry).digest(),
    ),
});

export const randomEntriesNotCompressed = logVariant({
  text: 'has entries that do not compress and so sends their bundles as they are',
  cites: 'C2SP tlog-tiles, "Log entries": bundles SHOULD be compressed, and these become no smaller',
  // The entries are made so on their way in, which a leaf that is looked up later would not survive.
  needs: { append: false },
  install: (rig) =>
    withEntries(withParts(rig, { wantsGzip: () => false }), (entry) =>
      createHash('shake256', { outputLength: 200 }).update(entry).digest(),
    ),
});

export const tinyEntriesNotCompressed = logVariant({
  text: 'has entries of one byte and does not compress their bundles',
  cites: 'C2SP tlog-tiles, "Log entries": bundles SHOULD be compressed, and these become no smaller',
  // The entries are made so on their way in, which a leaf that is looked up later would not survive.
  needs: { append: false },
  install: (rig) => withEntries(withParts(rig, { wantsGzip: () => false }), (entry) => entry.subarray(-1)),
});
