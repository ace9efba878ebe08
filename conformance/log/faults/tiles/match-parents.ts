import { sha256 } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';
import { withStoredBytes } from '../../testbed/store.ts';
import { afterCalls } from '../../testbed/triggers.ts';

export const levelOneHashOfAPartialTile = logFault({
  text: 'hashes a tile into the level above while it is partial and leaves it at that',
  breaks: 'LOG-MH-005',
  caughtBy: ['log/tiles/match-parents#parent-hash'],
  install: (rig) => withParts(rig, { tileRoot: (hashes, parts) => rig.parts.tileRoot(hashes.slice(0, 200), parts) }),
});

export const levelOneHashOverTileBytes = logFault({
  text: 'gives to the level above the hash of a tile as bytes, not the root of its subtree',
  breaks: 'LOG-MH-003',
  caughtBy: ['log/tiles/match-parents#parent-hash'],
  install: (rig) => withParts(rig, { tileRoot: (hashes, parts) => sha256(parts.tile(hashes)) }),
});

export const nodeHashOfRightAndLeft = logFault({
  text: 'hashes the right child before the left one',
  breaks: 'LOG-MH-002',
  caughtBy: ['log/tiles/match-parents#parent-hash', 'log/tiles/match-root#root'],
  install: (rig) => withParts(rig, { nodeHash: (left, right) => rig.parts.nodeHash(right, left) }),
});

export const nodeHashWithoutPrefix = logFault({
  text: 'hashes nodes without the one byte in front',
  breaks: 'LOG-MH-002',
  caughtBy: ['log/tiles/match-parents#parent-hash', 'log/tiles/match-root#root'],
  install: (rig) => withParts(rig, { nodeHash: (left, right) => sha256(Buffer.concat([left, right])) }),
});

export const oneHashOfLevelOneWrong = logFault({
  text: 'stores one hash of level 1 with a flipped bit, below a root that is right',
  breaks: 'LOG-MH-003',
  caughtBy: ['log/tiles/match-parents#parent-hash'],
  needs: { entries: 600n },
  install: (rig) => withStoredBytes(rig, /^tile\/1\/000\.p\/2$/, (bytes) => bytes.with(40, bytes[40]! ^ 1)),
});

export const parentHashWrongOfATileThatFillsUp = logFault({
  text: 'gives a wrong hash to the level above when a tile fills up during the run',
  breaks: 'LOG-MH-003',
  caughtBy: ['log/tiles/match-parents#parent-hash'],
  install: (rig) => {
    const later = afterCalls(1);
    return withParts(rig, {
      tileRoot: (hashes, parts) => (later() ? sha256(parts.tile(hashes)) : rig.parts.tileRoot(hashes, parts)),
    });
  },
});
