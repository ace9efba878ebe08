import { parts, sealCheckpoint, sha256 } from '../../../reference/log/index.ts';
import { ruledBundles } from '../bundles.ts';
import { ENTRY_RULE } from '../entry.ts';
import type { SeededTree } from '../seeded-tree.ts';
import { KEY_RULE, seededSigner } from '../signer.ts';
import { hex, type VectorCase, type VectorFile } from './vector.ts';

/** Sizes at which tiles begin, fill up and gain a level. */
export const CRITICAL_SIZES = [0, 1, 2, 255, 256, 257, 65_535, 65_536, 65_537, 70_000];
const ORIGIN = 'touchstone.example/fixtures';
/** The longest resource whose bytes are in the file. */
const SHORT = 640;

/** The resources of a log of each critical size. */
export function trees(tree: SeededTree): VectorFile {
  const full = new Map<string, object>();
  return {
    kind: 'trees',
    about: `Whole logs: from the entries to the root, the checkpoint and every tile and bundle. ${ENTRY_RULE} ${KEY_RULE}`,
    fields: {
      'input.size': 'how many entries of the seed the log has, in decimal',
      'input.seed': 's in the rules of the entries and of the key',
      'input.origin': 'first line of the checkpoint, and n in the rule of the key',
      'output.root': 'RFC 6962 root hash',
      'output.vkey': 'the verifier key (C2SP signed-note) of the key',
      'output.checkpoint': 'the signed note, which Ed25519 makes the same every time',
      'output.resources':
        'all tiles and bundles of that size, partial ones of smaller sizes left out; a list of what follows',
      'output.resources[].path': 'where it is, below the prefix of the log (C2SP tlog-tiles)',
      'output.resources[].bytes': 'how many bytes it has, as a number',
      'output.resources[].sha256': 'SHA-256 of its bytes',
      'output.resources[].hex': `its bytes themselves; only of one that has at most ${SHORT}`,
    },
    reasons: {},
    cases: CRITICAL_SIZES.map((size) => treeCase(tree, size, full)),
  };
}

/** `full`: the full tiles and bundles so far, by path, since all sizes have the same. */
function treeCase(tree: SeededTree, size: number, full: Map<string, object>): VectorCase {
  const signer = seededSigner(ORIGIN, tree.seed);
  const root = tree.hash(0, size);
  return {
    id: String(size),
    about: `a log of ${size} ${size === 1 ? 'entry' : 'entries'}`,
    verdict: 'accept',
    input: { size: String(size), seed: String(tree.seed), origin: ORIGIN },
    output: {
      root: hex(root),
      vkey: signer.vkey,
      checkpoint: sealCheckpoint({ parts, origin: ORIGIN, signer }, BigInt(size), root),
      resources: [...resources(tree, size, full)],
    },
  };
}

function* resources(tree: SeededTree, size: number, full: Map<string, object>): Generator<object> {
  const bundles = ruledBundles(tree.seed);
  const scratch = Buffer.alloc(8192);
  const once = (path: string, width: number | undefined, bytes: () => Uint8Array): object => {
    const found = full.get(path) ?? resource(path, bytes());
    if (width === undefined) full.set(path, found);
    return found;
  };
  for (const { index, count, width } of tilesOf(size))
    yield once(parts.bundlePath(BigInt(index), width), width, () => bundles(BigInt(index) * 256n, count, scratch));
  for (let level = 0; size >= 256 ** level; level++)
    for (const { index, count, width } of tilesOf(Math.floor(size / 256 ** level)))
      yield once(parts.tilePath(level, BigInt(index), width), width, () =>
        tree.level(level).subarray(index * 8192, index * 8192 + count * 32),
      );
}

/** The full tiles of a number of hashes, and the partial tile after them. */
function* tilesOf(hashes: number): Generator<{ index: number; count: number; width?: number }> {
  const full = Math.floor(hashes / 256);
  for (let index = 0; index < full; index++) yield { index, count: 256 };
  const width = hashes % 256;
  if (width > 0) yield { index: full, count: width, width };
}

function resource(path: string, bytes: Uint8Array): object {
  const whole = bytes.length <= SHORT ? { hex: hex(bytes) } : {};
  return { path, bytes: bytes.length, sha256: hex(sha256(bytes)), ...whole };
}
