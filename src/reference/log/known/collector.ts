import type { IndexedTree, IndexPart } from './index-file.ts';
import { nameOf } from './known-entries.ts';

/** Published entries on their way to an index. */
export interface Collector {
  /** Adds entries that were published with a tree. */
  add(identities: readonly Uint8Array[], first: bigint, tree: IndexedTree): void;
  /** The first entry here that has the identity of this name. */
  find(name: string): bigint | undefined;
  /** How many entries are in the part that is being filled. */
  open(): number;
  /** How many entries are here. */
  length(): number;
  /** Ends the part that is being filled. Its entries are found here until `done` is called. */
  seal(): { readonly part: IndexPart; readonly done: () => void };
}

interface Filling {
  readonly indices: Map<string, bigint>;
  readonly identities: Uint8Array[];
  readonly first: bigint;
  tree: IndexedTree;
}

export function collector(): Collector {
  /** In the order of the log. */
  const sealed = new Set<Filling>();
  let filling: Filling | undefined;
  return {
    add: (identities, first, tree) => {
      filling ??= { indices: new Map(), identities: [], first, tree };
      filling.tree = tree;
      for (const [i, identity] of identities.entries()) {
        const name = nameOf(identity);
        filling.identities.push(identity);
        if (!filling.indices.has(name)) filling.indices.set(name, first + BigInt(i));
      }
    },
    find: (name) => {
      for (const { indices } of sealed) {
        const number = indices.get(name);
        if (number !== undefined) return number;
      }
      return filling?.indices.get(name);
    },
    open: () => filling?.identities.length ?? 0,
    length: () => [...sealed, filling].reduce((sum, one) => sum + (one?.identities.length ?? 0), 0),
    seal: () => {
      const one = filling!;
      filling = undefined;
      sealed.add(one);
      const { first, identities, tree } = one;
      // A copy, whose memory can be given to a thread.
      const joined = new Uint8Array(Buffer.concat(identities));
      const part = { first, identities: joined, tree: { size: tree.size, root: new Uint8Array(tree.root) } };
      return { part, done: () => void sealed.delete(one) };
    },
  };
}
