import type { TreeHead } from '../note/checkpoint.ts';
import type { Resources } from '../read/resources.ts';
import { refuse } from '../refused.ts';
import type { LogClientRig } from '../rig.ts';
import { foldHashes } from './hash.ts';
import { pathOfBundle, pathOfTile } from './paths.ts';
import { type LeafRange, splitBelow } from './proof.ts';

/**
 * The tree of a checkpoint, read from tiles. The tiles at the right edge prove the root, and every other tile belongs to
 * its hash in the level above, so no hash is used before it is proved.
 */
export class Tree {
  readonly head: TreeHead;
  readonly #resources: Resources;
  readonly #rig: LogClientRig;
  readonly #tiles = new Map<string, Promise<readonly Uint8Array[]>>();

  constructor(head: TreeHead, resources: Resources, rig: LogClientRig) {
    this.head = head;
    this.#resources = resources;
    this.#rig = rig;
  }

  /** Computes the root from the right edge and compares it with that of the checkpoint. @throws Refused */
  async proveRoot(): Promise<void> {
    const { size, root } = this.head;
    const computed = size === 0n ? this.#rig.hashNothing() : await this.#edgeRoot();
    if (!this.#rig.isRoot(computed, root)) refuse('the tiles have another root than the checkpoint');
  }

  /** The hash over a range of leaves. @throws Refused */
  async hash([start, end]: LeafRange): Promise<Uint8Array> {
    const count = end - start;
    const height = count.toString(2).length - 1;
    if (count === 1n << BigInt(height) && start % count === 0n) {
      const level = Math.floor(height / 8);
      const at = start >> BigInt(8 * level);
      const hashes = await this.tile(level, at >> 8n);
      const within = Number(at & 0xffn);
      return foldHashes(hashes.slice(within, within + (1 << (height % 8))), this.#rig);
    }
    const middle = start + splitBelow(count);
    return this.#rig.hashNode(await this.hash([start, middle]), await this.hash([middle, end]));
  }

  /** The hashes of a tile. @throws Refused */
  tile(level: number, index: bigint): Promise<readonly Uint8Array[]> {
    const name = `${level}/${index}`;
    const known = this.#tiles.get(name) ?? this.#provedTile(level, index);
    this.#tiles.set(name, known);
    return known;
  }

  /** The entries of a bundle, each of which belongs to its hash; `undefined` where it is passed over. @throws Refused */
  async entries(index: bigint): Promise<readonly Uint8Array[] | undefined> {
    const width = this.#rig.widthAt(this.head.size, 0, index);
    const bytes = await this.#resource((wide) => pathOfBundle(index, wide), width);
    if (!bytes)
      return this.#rig.passesOver() ? undefined : refuse(`the log does not serve ${pathOfBundle(index, width)}`);
    const entries = this.#rig.entriesOfBundle(bytes.bytes, bytes.width).slice(0, width);
    const hashes = await this.tile(0, index);
    entries.forEach((entry, at) => {
      if (
        !this.#rig.isEntryOf(this.#rig.hashLeaf(entry), hashes[at] ?? refuse('a bundle has more entries than its tile'))
      )
        refuse(`entry ${index * 256n + BigInt(at)} is not the one that the tree has`);
    });
    return entries;
  }

  async #provedTile(level: number, index: bigint): Promise<readonly Uint8Array[]> {
    const width = this.#rig.widthAt(this.head.size, level, index);
    const found = await this.#resource((wide) => pathOfTile(level, index, wide), width);
    if (!found) return refuse(`the log does not serve ${pathOfTile(level, index, width)}`);
    const hashes = this.#rig.hashesOfTile(found.bytes, found.width).slice(0, width);
    // A partial tile is at the right edge, which the root proves.
    if (width === 256) {
      const above = (await this.tile(level + 1, index >> 8n))[Number(index & 0xffn)]!;
      if (!this.#rig.isBelow(foldHashes(hashes, this.#rig), above))
        refuse(`${pathOfTile(level, index, width)} is not the tile below its hash`);
    }
    return hashes;
  }

  /** A resource; where a partial one is gone, the full one, of which the beginning is the same. */
  async #resource(
    pathOf: (width: number) => string,
    width: number,
  ): Promise<{ readonly bytes: Uint8Array; readonly width: number } | undefined> {
    const bytes = await this.#resources.read(pathOf(width));
    if (bytes || width === 256 || !this.#rig.readsFullInstead()) return bytes && { bytes, width };
    const full = await this.#resources.read(pathOf(256));
    return full && { bytes: full, width: 256 };
  }

  /** The hash over the partial tiles, from the lowest level upwards. */
  async #edgeRoot(): Promise<Uint8Array> {
    let last: Uint8Array | undefined;
    for (let level = 0; this.head.size >> BigInt(8 * level) > 0n; level++) {
      const count = this.head.size >> BigInt(8 * level);
      const hashes = this.#rig.hasPartial(count) ? await this.tile(level, count / 256n) : [];
      const row = last ? [...hashes, last] : hashes;
      if (row.length > 0) last = foldHashes(row, this.#rig);
    }
    return last!;
  }
}
