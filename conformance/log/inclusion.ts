import fc from 'fast-check';
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import { Signal } from '../core/signal.ts';
import type { LogTarget } from '../core/target.ts';
import { Trouble } from '../core/trouble.ts';
import { parseBundle } from '../oracle/bundle.ts';
import { base64 } from '../oracle/bytes.ts';
import type { Checkpoint } from '../oracle/checkpoint.ts';
import { verifyInclusion } from '../oracle/inclusion.ts';
import { leafHash } from '../oracle/merkle.ts';
import { bundlePath, tilePath } from '../oracle/path.ts';
import { HASH_SIZE, TILE_WIDTH, tileFor } from '../oracle/tile.ts';
import { tileInclusionProof } from '../oracle/tile-proof.ts';
import { bundleOf, leafIndex } from '../properties/index.ts';
import { seen } from './last.ts';
import { minimumIndex } from './readings.ts';
import { isRefusal, servedForm } from './served-form.ts';
import { soundSeen } from './sound-seen.ts';
import type { BundleReading, TileReading } from './view.ts';

/** How many entries are proved, and how many resources are read at most, also to make a counterexample smaller. */
const ENTRIES = 16;
const READS = 900;

type Reason = 'missing' | 'malformed' | 'not-included';

/** Ends a property with what is wrong. */
class Wrong extends Error {
  readonly defect: Defect<Reason>;
  constructor(defect: Defect<Reason>) {
    super(defect.actual);
    this.defect = defect;
  }
}

export const inclusion = check<LogTarget>()({
  proves: 'LOG-MH-006',
  reasons: {
    missing: 'a tile or bundle without which an entry cannot be proved is not served',
    malformed: 'a tile or bundle without which an entry cannot be proved has another length',
    'not-included': 'the inclusion proof that the tiles give for an entry does not verify',
  },
  run: async (log, t) => {
    // What is wrong everywhere has its own check; this one goes to places that a sample by chance seldom meets.
    await t.use(soundSeen);
    const tree = await seen(t);
    const { checkpoint, sample } = await t.use(tree.tree);
    if (checkpoint.size === 0n) t.notApplicable('an empty log has no entries');
    const minimum = minimumIndex(t);
    if (minimum >= checkpoint.size) t.notApplicable('no entry is owed');
    // What was read already is not read again: whether it has changed since is another check's matter.
    const prove = prover(log, checkpoint, await t.use(tree.tiles), await t.use(tree.bundles));
    let ended: unknown;
    const property = fc.asyncProperty(indexOf(checkpoint.size), async (index) => {
      if (ended !== undefined || index < minimum) return;
      try {
        t.signal.throwIfAborted();
        const done = await prove(index);
        if (done) t.judge(undefined);
      } catch (cause) {
        if (cause instanceof Wrong) throw cause;
        // Not the log's doing: it ends the search instead of steering it.
        ended = cause;
      }
    });
    const examples = pathEdges(checkpoint.size);
    const numRuns = ENTRIES + examples.length;
    const found = await fc.check(property, { seed: t.random.below(2 ** 31), numRuns, examples, verbose: 0 });
    if (found.errorInstance instanceof Wrong) {
      const { defect } = found.errorInstance;
      const how = `seed ${found.seed}, path ${found.counterexamplePath}, ${found.numShrinks} shrinks`;
      t.judge({
        ...defect,
        at: `${defect.at}; the smallest such entry found is ${found.counterexample?.[0]} (${how})`,
      });
    }
    if (ended instanceof Signal || ended instanceof Trouble) throw ended;
    if (ended !== undefined || found.errorInstance) throw ended ?? found.errorInstance;
    if (t.subjects === 0) t.notApplicable('no entry that is owed was drawn');
    if (sample.drawnFrom !== undefined)
      t.note(
        `${t.subjects} of ${checkpoint.size.toLocaleString('en-US')} entries were proved to be included, those at the edges of paths among them`,
      );
  },
});

/**
 * Entries on both sides of where a tile above them, of any level, is the first whose path has another element, and of
 * where each level has its second tile (tlog-tiles "Merkle Tree").
 */
function pathEdges(size: bigint): [bigint][] {
  const starts = new Set<bigint>();
  for (let level = 0n; 256n ** (level + 1n) < size; level++) {
    const span = 256n ** (level + 1n);
    for (let index = 1n; index * span < size; index *= 1000n) starts.add(index * span);
  }
  return [...starts].flatMap((start): [bigint][] => [[start - 1n], [start]]);
}

/** Entries at the edges of the tree, of its tiles, and of what a path has elements for; and any others. */
function indexOf(size: bigint): fc.Arbitrary<bigint> {
  const inBundle = fc
    .tuple(bundleOf(size), fc.bigInt(0n, BigInt(TILE_WIDTH) - 1n))
    .map(([{ index, width }, place]) => index * 256n + (place % BigInt(width ?? TILE_WIDTH)));
  return fc.oneof(leafIndex(size), inBundle);
}

/** Proves one entry after the other, each resource read once; false once as much was read as may be. */
function prover(
  log: LogTarget,
  { size, root }: Checkpoint,
  knownTiles: ReadonlyMap<string, TileReading>,
  knownBundles: ReadonlyMap<bigint, BundleReading>,
): (index: bigint) => Promise<boolean> {
  const tiles = new Map([...knownTiles].map(([name, { hashes }]) => [name, hashes]));
  let reads = 0;
  const read = async (path: string, fullPath: string): Promise<Uint8Array> => {
    reads++;
    const found = await servedForm(log, path, fullPath);
    if (!('status' in found)) return found.bytes;
    const expected = 'status 200';
    const actual = `status ${found.status}`;
    if (!isRefusal(found.status)) throw new Trouble('protocol', `${path}: ${actual}`, { answered: true });
    throw new Wrong({ reason: 'missing', expected, actual, at: path });
  };
  const tile = async (level: number, index: bigint): Promise<readonly Uint8Array[]> => {
    const id = tileFor(size, level, index)!;
    const path = tilePath(id);
    const known = tiles.get(`${level}/${index}`);
    if (known) return known;
    const bytes = await read(path, tilePath({ level, index }));
    const width = id.width ?? TILE_WIDTH;
    if (bytes.length !== width * HASH_SIZE && bytes.length !== TILE_WIDTH * HASH_SIZE)
      throw new Wrong({
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
      throw new Wrong({
        reason: 'malformed',
        expected: 'a bundle of entries',
        actual: `${bytes.length} bytes`,
        at: path,
      });
    return leafHash(bundle[Number(index % 256n)]!);
  };
  return async (index) => {
    if (reads > READS) return false;
    const { width } = tileFor(size, 0, index / 256n)!;
    const path = bundlePath({ index: index / 256n, ...(width === undefined ? {} : { width }) });
    const leaf = await leafOf(index, path, width);
    const proof = await tileInclusionProof(tile, index, size);
    const defect = verifyInclusion({ index, size, leafHash: leaf, proof, root });
    if (!defect) return true;
    const expected = `the root ${base64(root)} from the entry and its proof`;
    throw new Wrong({ reason: 'not-included', expected, actual: defect.actual, at: `${path}, entry ${index % 256n}` });
  };
}
