import { logFault } from '../../testbed/alteration.ts';
import { withAnswers } from '../../testbed/answers.ts';
import { withParts } from '../../testbed/parts.ts';
import { TILE_PATHS } from '../../testbed/paths.ts';
import { withStoredBytes } from '../../testbed/store.ts';

export const partialTileLacksItsLastHash = logFault({
  text: 'leaves the last hash out of a partial tile',
  breaks: 'LOG-TL-002',
  caughtBy: ['log/tiles/length#length'],
  install: (rig) => withStoredBytes(rig, /^tile\/0\/.*\.p\//, (bytes) => bytes.subarray(0, -32)),
});

export const partialTileUnderItsFullName = logFault({
  text: 'serves a partial tile under the path of the full one',
  breaks: 'LOG-TL-002',
  caughtBy: ['log/tiles/length#length'],
  install: (rig) => withParts(rig, { tilePath: (level, index) => rig.parts.tilePath(level, index) }),
});

export const sha1InTiles = logFault({
  text: 'keeps 20 bytes of each hash in its tiles, as if it were SHA-1',
  breaks: 'LOG-TL-002',
  caughtBy: ['log/tiles/length#length'],
  install: (rig) => withParts(rig, { tile: (hashes) => rig.parts.tile(hashes.map((hash) => hash.subarray(0, 20))) }),
});

export const tilesInBase64 = logFault({
  text: 'writes the hashes of a tile in base64, a line each',
  breaks: 'LOG-TL-002',
  caughtBy: ['log/tiles/length#length'],
  install: (rig) =>
    withParts(rig, {
      tile: (hashes) => Buffer.from(hashes.map((hash) => `${Buffer.from(hash).toString('base64')}\n`).join('')),
    }),
});

export const tilesInHex = logFault({
  text: 'writes the hashes of a tile in hex',
  breaks: 'LOG-TL-002',
  caughtBy: ['log/tiles/length#length'],
  install: (rig) => withStoredBytes(rig, TILE_PATHS, (bytes) => Buffer.from(Buffer.from(bytes).toString('hex'))),
});

export const tilesOfSixteenHashes = logFault({
  text: 'ends a tile after sixteen hashes',
  breaks: 'LOG-TL-002',
  caughtBy: ['log/tiles/length#length'],
  install: (rig) => withParts(rig, { tile: (hashes) => rig.parts.tile(hashes.slice(0, 16)) }),
});

export const tilesEmptyWith200 = logFault({
  text: 'answers tiles with 200 and no content',
  breaks: 'LOG-TL-002',
  caughtBy: ['log/tiles/length#length'],
  install: (rig) => withAnswers(rig, TILE_PATHS, async ({ headers }) => new Response('', { headers })),
});
