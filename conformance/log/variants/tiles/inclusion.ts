import {
  type LogRig,
  memoryStore,
  type Parts,
  type Store,
  sealCheckpoint,
  virtualStore,
} from '../../../../src/reference/log/index.ts';
import { logVariant } from '../../testbed/alteration.ts';
import { withoutOldPartials } from '../../testbed/stores.ts';

export const indicesBeyondThreeDigits = logVariant({
  text: 'has more than a thousand full tiles, and keeps no old partial ones',
  cites: 'C2SP tlog-tiles, "Merkle Tree": x001/234/067',
  needs: { entries: 257_000n, batch: 50_000 },
  install: withoutOldPartials,
});

export const largestTreeThatThereCanBe = logVariant({
  text: 'has 2^63-1 entries: eight levels, and indices of six elements',
  cites: 'C2SP tlog-tiles, "Merkle Tree": levels go up to 63, and indices have as many elements as they need',
  needs: { entries: 0n, append: false },
  install: (rig) => ({ ...rig, store: virtualStore({ origin: rig.origin, size: 2n ** 63n - 1n }) }),
});

const SIZE = 2n ** 40n + 0x10203n;
const ENTRY = Buffer.from('{"entry":"the same"}');
const row = <X>(element: X, width: number): X[] => Array.from({ length: width }, () => element);

/** A tree of equal entries. All full tiles of a level are equal, so that one is kept for each level, beside the right edge. */
function uniformStore(rig: LogRig, parts: Parts): Store {
  const index = (level: number) => SIZE >> BigInt(8 * (level + 1));
  const width = (level: number) => parts.partialWidth(SIZE, level);
  const full = new Map([['entries', { bytes: parts.bundle(row(ENTRY, 256)), end: index(0) }]]);
  const edge: [string, Uint8Array][] = [[parts.bundlePath(index(0), width(0)), parts.bundle(row(ENTRY, width(0)))]];
  let hash = parts.leafHash(ENTRY);
  let root: Uint8Array | undefined;
  for (let level = 0; SIZE >> BigInt(8 * level) > 0n; level++) {
    const hashes = row(hash, width(level));
    if (hashes.length > 0) edge.push([parts.tilePath(level, index(level), hashes.length), parts.tile(hashes)]);
    if (hashes.length > 0) root = parts.foldRoot(root ? [...hashes, root] : hashes, parts);
    full.set(`${level}`, { bytes: parts.tile(row(hash, 256)), end: index(level) });
    hash = parts.tileRoot(row(hash, 256), parts);
  }
  const kept = memoryStore([...edge, ['checkpoint', Buffer.from(sealCheckpoint({ ...rig, parts }, SIZE, root!))]]);
  return {
    ...kept,
    read: async (path) => {
      const [, level = '', elements = ''] = /^tile\/(\w+)\/([x\d/]+)$/.exec(path) ?? [];
      const tile = full.get(level);
      return tile && BigInt(elements.replace(/[x/]/g, '')) < tile.end ? tile.bytes : kept.read(path);
    },
  };
}

export const trillionEntries = logVariant({
  text: 'has more than a trillion entries, all of them equal',
  cites: 'C2SP tlog-tiles, "Merkle Tree": levels go up to 63, and indices have as many elements as they need',
  needs: { entries: 0n },
  install: (rig) => ({ ...rig, store: (parts) => uniformStore(rig, parts) }),
});
