/** Proves entries of a tree by the tiles and bundles that the log serves. */
import type { Defect } from '../../../core/check/defect.ts';
import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { isRefusalStatus } from '../../oracle/http/status.ts';
import { verifyInclusion } from '../../oracle/merkle/inclusion.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import type { EntryFormat } from '../../oracle/tiles/entry-format.ts';
import { tilePath } from '../../oracle/tiles/path.ts';
import type { BundleReading, TileReading } from '../../oracle/tiles/reading.ts';
import { HASH_SIZE, TILE_WIDTH, tileFor } from '../../oracle/tiles/tile.ts';
import { tileInclusionProof } from '../../oracle/tiles/tile-proof.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { readServedForm } from './served-form.ts';

/** The maximum number of resources to read, including those that make a counterexample smaller. */
const MOST_READS = 900;

type InclusionReason = 'missing' | 'malformed' | 'not-included';
type Read<V> = Promise<ParseResult<V, InclusionReason>>;

/** A tile cannot be read amid a proof: ends the proof with why. */
class UnreadTile extends Error {
  readonly defect: Defect<InclusionReason>;
  constructor(defect: Defect<InclusionReason>) {
    super(defect.actual);
    this.defect = defect;
  }
}

/** Why the inclusion of an entry is not proved, `undefined` if it is; `unread` after the maximum of reads. */
export type InclusionResult = Defect<InclusionReason> | undefined | 'unread';

/** Proves entries one by one, and reads each resource once. */
export function inclusionProver(
  log: LogTarget,
  { size, root }: Checkpoint,
  readTiles: ReadonlyMap<string, TileReading>,
  /** Undefined where the log serves no bundles: then a leaf hash is taken from its tile. */
  readBundles: ReadonlyMap<bigint, BundleReading> | undefined,
  format: EntryFormat,
): (index: bigint) => Promise<InclusionResult> {
  const tiles = new Map([...readTiles].map(([name, { hashes }]) => [name, hashes]));
  let reads = 0;
  const read = async (path: string, fullPath: string): Read<Uint8Array> => {
    reads++;
    const served = await readServedForm(log, path, fullPath);
    if (!('status' in served)) return parsedValue(served.bytes);
    const actual = `status ${served.status}`;
    if (!isRefusalStatus(served.status))
      throw new TransportFailure('protocol', `${path}: ${actual}`, { answered: true });
    return parseDefect('missing', 'status 200', actual, path);
  };
  const hashesOf = async (level: number, index: bigint): Read<readonly Uint8Array[]> => {
    const knownTile = tiles.get(`${level}/${index}`);
    if (knownTile) return parsedValue(knownTile);
    const id = tileFor(size, level, index)!;
    const path = tilePath(id);
    const { value: bytes, defect } = await read(path, tilePath({ level, index }));
    if (defect) return { defect };
    const width = id.width ?? TILE_WIDTH;
    if (bytes.length !== width * HASH_SIZE && bytes.length !== TILE_WIDTH * HASH_SIZE)
      return parseDefect('malformed', `${width * HASH_SIZE} bytes`, `${bytes.length} bytes`, path);
    const hashes = Array.from({ length: width }, (_, i) => bytes.slice(i * HASH_SIZE, (i + 1) * HASH_SIZE));
    tiles.set(`${level}/${index}`, hashes);
    return parsedValue(hashes);
  };
  const leafOf = async (index: bigint, path: string, width = TILE_WIDTH): Read<Uint8Array> => {
    const place = Number(index % 256n);
    if (!readBundles) {
      const { value: hashes, defect } = await hashesOf(0, index / 256n);
      return defect ? { defect } : parsedValue(hashes[place]!);
    }
    const knownBundle = readBundles.get(index / 256n);
    if (knownBundle) return parsedValue(knownBundle.leafHashes[place]!);
    const { value: bytes, defect } = await read(path, format.pathOf({ index: index / 256n }));
    if (defect) return { defect };
    const entries = format.parse(bytes, width).value ?? format.parse(bytes, TILE_WIDTH).value;
    if (!entries) return parseDefect('malformed', 'the entries of a tile', `${bytes.length} bytes`, path);
    return parsedValue(leafHash(entries.leaves[place]!));
  };
  const tileOf = async (level: number, index: bigint): Promise<readonly Uint8Array[]> => {
    const { value, defect } = await hashesOf(level, index);
    if (defect) throw new UnreadTile(defect);
    return value;
  };
  return async (index) => {
    if (reads > MOST_READS) return 'unread';
    const { width } = tileFor(size, 0, index / 256n)!;
    const path = format.pathOf({ index: index / 256n, ...(width === undefined ? {} : { width }) });
    const leaf = await leafOf(index, path, width);
    if (leaf.defect) return leaf.defect;
    try {
      const proof = await tileInclusionProof(tileOf, index, size);
      const defect = verifyInclusion({ index, size, leafHash: leaf.value, proof, root });
      if (!defect) return undefined;
      const expected = `the root ${base64(root)} from the entry and its proof`;
      return { reason: 'not-included', expected, actual: defect.actual, at: `${path}, entry ${index % 256n}` };
    } catch (cause) {
      if (cause instanceof UnreadTile) return cause.defect;
      throw cause;
    }
  };
}
