import type { TreeHead } from '../checkpoint/checkpoint.ts';
import { grow } from '../growth/grow.ts';
import type { Parts } from '../parts.ts';
import { type Edge, emptyEdge } from '../tree/right-edge.ts';
import type { Cosign } from '../witnessing/cosign.ts';
import { edgeOf, headOf } from './resume.ts';
import type { Store } from './store.ts';

/**
 * Goes through the checkpoints that a log had prepared when it ended. A log shows a checkpoint when all that it commits to is
 * on the disk: one whose tiles and bundles are all there may have been shown, and becomes the checkpoint. One that lacks any
 * was seen by nobody, and is dropped. `cosign`: witnesses cosign it first, as they may have done already.
 */
export async function showPrepared(store: Store, origin: string, parts: Parts, cosign?: Cosign): Promise<void> {
  const prepared = (await store.prepared?.()) ?? [];
  const heads = prepared.map((one) => ({ ...one, head: headOf(one.bytes, origin, parts, one.name) }));
  for (const { head, bytes, show, drop } of heads.toSorted((a, b) => Number(a.head.size - b.head.size))) {
    const stored = await store.read('checkpoint');
    const edge = stored ? await edgeOf(store, headOf(stored, origin, parts), parts) : emptyEdge;
    const paths = await growthTo(head, edge, store, parts);
    const cosigned = cosign && (() => cosign(Buffer.from(bytes).toString(), head.size));
    await (paths ? show(paths, cosigned) : drop());
  }
}

/**
 * The paths that a growth from an edge to a tree writes; `undefined` where the store lacks one of them, or has another
 * growth's.
 */
async function growthTo(
  { size, root }: TreeHead,
  edge: Edge,
  store: Store,
  parts: Parts,
): Promise<readonly string[] | undefined> {
  const entries = await entriesBetween(edge.size, size, store, parts);
  if (!entries) return undefined;
  const steps = grow(edge, entries, parts);
  const paths: string[] = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    const { path, bytes } = step.value;
    if (!(await hasBytes(store, path, bytes))) return undefined;
    paths.push(path);
  }
  return Buffer.compare(step.value.root, root) === 0 ? paths : undefined;
}

/**
 * Whether the store has the bytes at a path. The batch after it may have completed a partial tile or bundle, which may then be
 * deleted (C2SP tlog-tiles, "Partial Tiles"): the full one begins with the same bytes.
 */
async function hasBytes(store: Store, path: string, bytes: Uint8Array): Promise<boolean> {
  const stored = await store.read(path);
  if (stored) return Buffer.compare(stored, bytes) === 0;
  const full = await store.read(path.replace(/\.p\/\d+$/, ''));
  return full !== undefined && Buffer.compare(full.subarray(0, bytes.length), bytes) === 0;
}

/** The entries from one size to another; `undefined` where the store lacks any of them. */
async function entriesBetween(
  from: bigint,
  to: bigint,
  store: Store,
  parts: Parts,
): Promise<readonly Uint8Array[] | undefined> {
  if (to < from) return undefined;
  const entries: Uint8Array[] = [];
  for (let index = from / 256n; index * 256n < to; index++) {
    const width = to - index * 256n < 256n ? parts.partialWidth(to, 0) : undefined;
    const bytes = (await store.read(parts.bundlePath(index, width))) ?? (await store.read(parts.bundlePath(index)));
    const ofBundle = bytes && parts.unbundle(bytes);
    if (!ofBundle || ofBundle.length < (width ?? 256)) return undefined;
    entries.push(...ofBundle.slice(Number(index === from / 256n ? from % 256n : 0n), width));
  }
  return entries;
}
