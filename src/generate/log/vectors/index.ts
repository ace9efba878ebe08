import { sha256 } from '../../../reference/log/index.ts';
import { newFolder } from '../../new-folder.ts';
import { padded } from '../entry.ts';
import { seededTree } from '../seeded-tree.ts';
import { answers } from './answers.ts';
import { bundles } from './bundles.ts';
import { checkpoints } from './checkpoints.ts';
import { consistency } from './consistency.ts';
import { edges } from './edges.ts';
import { inclusion } from './inclusion.ts';
import { json } from './json.ts';
import { withMayAccept } from './may-accept.ts';
import { notes } from './notes.ts';
import { paths } from './paths.ts';
import { policies } from './policies.ts';
import { CRITICAL_SIZES, trees } from './trees.ts';
import { hex, SCHEMA, type VectorFile } from './vector.ts';

/** All vectors of a seed, in the order in which an implementer needs them. */
export function vectors(seed: bigint): VectorFile[] {
  const tree = seededTree(seed, Math.max(...CRITICAL_SIZES));
  const files = [trees(tree), edges(), paths(), bundles(), notes(seed), checkpoints(seed), policies(seed)];
  return [...files, inclusion(tree), consistency(tree), answers(tree)].map(withMayAccept);
}

/** A plan for writing vectors. */
export interface VectorPlan {
  /** An empty folder, or a path where it is made. */
  readonly folder: string;
  readonly seed: bigint;
  /** Name and version of the generator, for the manifest. */
  readonly generator: string;
  /** `fixtures/log/README.md`, which explains the files: it is written beside them. */
  readonly readme: Uint8Array;
}

/**
 * Writes all vectors, the README, and last the manifest, which names every file with its length and its SHA-256. The
 * same plan gives the same bytes. Gives the number of files of vectors, and of the cases in them.
 *
 * @throws RangeError for a seed that is negative or too long; FolderNotEmpty; what `node:fs` throws.
 */
export function writeVectors({ folder, seed, generator, readme }: VectorPlan): { files: number; cases: number } {
  // What cannot be written is refused before anything is computed.
  padded(seed);
  const { write, publish } = newFolder(folder);
  const files = vectors(seed).map((file) => {
    const bytes = Buffer.from(json({ schema: SCHEMA, ...file }));
    const path = `${file.kind}.json`;
    write(path, bytes);
    return { path, kind: file.kind, cases: file.cases.length, bytes: bytes.length, sha256: hex(sha256(bytes)) };
  });
  const about =
    'Vectors for implementers of tiled transparency logs. README.md, beside this file, says how to read them.';
  write('README.md', readme);
  const manifest = { schema: SCHEMA, kind: 'manifest', about, generator, seed: String(seed), files };
  publish('manifest.json', Buffer.from(json(manifest)));
  return { files: files.length, cases: files.reduce((sum, { cases }) => sum + cases, 0) };
}
