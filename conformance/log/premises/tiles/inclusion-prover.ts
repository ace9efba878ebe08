/** Proves entries of a tree by the tiles and bundles that the log serves. */
import type { Defect } from '../../../core/check/defect.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { isRefusalStatus } from '../../oracle/http/status.ts';
import { verifyInclusion } from '../../oracle/merkle/inclusion.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import { parseBundle } from '../../oracle/tiles/bundle.ts';
import { bundlePath, tilePath } from '../../oracle/tiles/path.ts';
import type { BundleReading, TileReading } from '../../oracle/tiles/reading.ts';
import { HASH_SIZE, TILE_WIDTH, tileFor } from '../../oracle/tiles/tile.ts';
import { tileInclusionProof } from '../../oracle/tiles/tile-proof.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { readServedForm } from './served-form.ts';

const MOST_READS = 900;

type InclusionReason = 'missing' | 'malformed' | 'not-included';

/** Ends a property with what is wrong. */
export class InclusionDefect extends Error {
  readonly defect: Defect<InclusionReason>;
  constructor(defect: Defect<InclusionReason>) {
    super(defect.actual);
    this.defect = defect;
  }
}

/** Proves one entry after the other, each resource read once; false once as much was read as may be. */
export function inclusionProver(
  log: LogTarget,
  { size, root }: Checkpoint,
  knownTiles: ReadonlyMap<string, TileReading>,
  knownBundles: ReadonlyMap<bigint, BundleReading>,
): (index: bigint) => Promise<boolean> {
  const tiles = new Map([...knownTiles].map(([name, { hashes }]) => [name, hashes]));
  let reads = 0;
  const read = async (path: string, fullPath: string): Promise<Uint8Array> => {
    reads++;
    const found = await readServedForm(log, path, fullPath);
    if (!('status' in found)) return found.bytes;
    const expected = 'status 200';
    const actual = `status ${found.status}`;
    if (!isRefusalStatus(found.status))
      throw new TransportFailure('protocol', `${path}: ${actual}`, { answered: true });
    throw new InclusionDefect({ reason: 'missing', expected, actual, at: path });
  };
  const tile = async (level: number, index: bigint): Promise<readonly Uint8Array[]> => {
    const id = tileFor(size, level, index)!;
    const path = tilePath(id);
    const known = tiles.get(`${level}/${index}`);
    if (known) return known;
    const bytes = await read(path, tilePath({ level, index }));
    const width = id.width ?? TILE_WIDTH;
    if (bytes.length !== width * HASH_SIZE && bytes.length !== TILE_WIDTH * HASH_SIZE)
      throw new InclusionDefect({
        reason: 'malformed',
        expected: `${width * HASH_SIZE} bytes`,
        actual: `${bytes.length} bytes`,
        at: path,
      });
    const hashes = Array.from({ length: width }, (_, i) => bytes.slice(i * HASH_SIZE, (i + 1) * HASH_SIZE));
    tiles.set(`${level}/${index}`, hashes);
    return hashes;
  };
  const leafOf = async (index: bigint, path: string, width: number | undefined): Promise<Uint8Array> => {
    const known = knownBundles.get(index / 256n);
    if (known) return known.leafHashes[Number(index % 256n)]!;
    const bytes = await read(path, bundlePath({ index: index / 256n }));
    const bundle = parseBundle(bytes, width ?? TILE_WIDTH).value ?? parseBundle(bytes, TILE_WIDTH).value;
    if (!bundle)
      throw new InclusionDefect({
        reason: 'malformed',
        expected: 'a bundle of entries',
        actual: `${bytes.length} bytes`,
        at: path,
      });
    return leafHash(bundle[Number(index % 256n)]!);
  };
  return async (index) => {
    if (reads > MOST_READS) return false;
    const { width } = tileFor(size, 0, index / 256n)!;
    const path = bundlePath({ index: index / 256n, ...(width === undefined ? {} : { width }) });
    const leaf = await leafOf(index, path, width);
    const proof = await tileInclusionProof(tile, index, size);
    const defect = verifyInclusion({ index, size, leafHash: leaf, proof, root });
    if (!defect) return true;
    const expected = `the root ${base64(root)} from the entry and its proof`;
    throw new InclusionDefect({
      reason: 'not-included',
      expected,
      actual: defect.actual,
      at: `${path}, entry ${index % 256n}`,
    });
  };
}
