import { hash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Handler } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { pathBelowBase, withAnswers, withBundleCoding, withMiddleware } from '../../testbed/answers.ts';
import { withStore, withStoredBytes } from '../../testbed/store.ts';
import { afterCalls } from '../../testbed/triggers.ts';

export const brotliOfOtherEntries = logFault({
  text: 'compresses other entries for clients that accept Brotli',
  breaks: 'LOG-TL-006',
  caughtBy: ['log/tiles/unchanging#changed'],
  install: (rig) => withBundleCoding(rig, 'br', (bytes) => brotliCompressSync(bytes.toReversed())),
});

export const bundleChangesLater = logFault({
  text: 'answers a full bundle with its entries in another order after it was read twice',
  breaks: 'LOG-TL-006',
  caughtBy: ['log/tiles/unchanging#changed'],
  needs: { entries: 256n },
  install: (rig) => {
    const later = afterCalls(2);
    const { bundle, unbundle } = rig.parts;
    return withStoredBytes(rig, /^tile\/entries\/000$/, (bytes) =>
      later() ? bundle([...unbundle(bytes)!].reverse()) : bytes,
    );
  },
});

export const innerTileChangesLater = logFault({
  text: 'changes a full tile that is neither the first nor one of the last',
  breaks: 'LOG-TL-006',
  caughtBy: ['log/tiles/unchanging#changed'],
  needs: { entries: 1500n },
  install: (rig) => {
    const later = afterCalls(1);
    return withStoredBytes(rig, /^tile\/0\/002$/, (bytes) => (later() ? bytes.toReversed() : bytes));
  },
});

export const partialPathAnswersWithTheCurrentTile = logFault({
  text: 'answers the path of an older partial tile with the hashes that it has by now',
  breaks: 'LOG-TL-006',
  caughtBy: ['log/tiles/unchanging#changed'],
  alsoFails: ['log/paths/partial-width#short'],
  install: (rig) =>
    withStore(rig, (store) => {
      const current = new Map<string, Uint8Array>();
      return {
        ...store,
        write: async (path, bytes) => {
          await store.write(path, bytes);
          if (path.startsWith('tile/1/')) current.set(path.replace(/\.p\/\d+$/, ''), bytes);
        },
        read: async (path) =>
          (path.includes('.p/') ? current.get(path.replace(/\.p\/\d+$/, '')) : undefined) ?? store.read(path),
      };
    }),
});

export const postReplacesATile = logFault({
  text: 'refuses POST to a partial tile, and serves another tile from then on',
  breaks: 'LOG-TL-006',
  caughtBy: ['log/tiles/unchanging#changed'],
  alsoFails: ['log/rpc/tiles#differs'],
  install: (rig) => {
    const posted = new Set<string>();
    const replaced = withAnswers(rig, /^tile\/\d+\/.*\.p\//, async (response, path) => {
      const headers = new Headers(response.headers);
      headers.delete('etag');
      const tile = await response.bytes();
      return new Response(posted.has(path) ? Buffer.from(tile).fill(0) : tile, { headers });
    });
    return withMiddleware(replaced, (next) => async (request) => {
      if (request.method === 'POST') posted.add(pathBelowBase(request));
      return next(request);
    });
  },
});

export const tileChangesLater = logFault({
  text: 'answers a full tile with another hash in it after the first time',
  breaks: 'LOG-TL-006',
  caughtBy: ['log/tiles/unchanging#changed'],
  install: (rig) => {
    const later = afterCalls(1);
    return withStoredBytes(rig, /^tile\/0\/000$/, (bytes) => (later() ? Buffer.from(bytes).reverse() : bytes));
  },
});

export const tileBecomesAPage = logFault({
  text: 'answers a full tile with a page and status 200 after the first time',
  breaks: 'LOG-TL-006',
  caughtBy: ['log/tiles/unchanging#changed'],
  needs: { entries: 1500n },
  install: (rig) => {
    const later = afterCalls(1);
    return withStoredBytes(rig, /^tile\/0\/002$/, (bytes) => (later() ? Buffer.from('<p>Moved</p>') : bytes));
  },
});

/** A hash of an incomplete tile, which changes with every entry. */
const hashSoFar = (tile: Uint8Array): Uint8Array => hash('sha256', tile, 'buffer');

export const partialTileHashedUpBesideTheRightOne = logFault({
  text: 'serves a tile of level 1 with a hash of the tile below that is not full yet, beside the right one',
  breaks: 'LOG-TL-006',
  caughtBy: ['log/tiles/unchanging#changed'],
  needs: { entries: 250n, restart: true },
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (pathBelowBase(request) !== 'tile/1/000.p/1' || response.status === 200) return response;
      const widest = await widestTile(next, request.url);
      return widest
        ? new Response(hashSoFar(widest), { headers: { 'content-type': 'application/octet-stream' } })
        : response;
    }),
});

/** The widest partial tile of the first 255 entries. */
async function widestTile(next: Handler, url: string): Promise<Uint8Array | undefined> {
  for (let width = 255; width > 0; width--) {
    const served = await next(new Request(url.replace('tile/1/000.p/1', `tile/0/000.p/${width}`)));
    if (served.status === 200) return served.bytes();
  }
  return undefined;
}
