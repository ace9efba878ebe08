import { type HeadParts, readRoot, readSize, type TreeHead, takeExtensions, takeOrigin } from './note/checkpoint.ts';
import {
  type DividedNote,
  decodeNote,
  divideNote,
  isLineBy,
  linesSuffice,
  lineVerifies,
  readSignatureLine,
  type SignatureLine,
} from './note/note.ts';
import type { VerifierKey } from './note/verifier-key.ts';
import { decodeBody, entriesOfBundle, hashesOfTile, isText, OFFERED } from './read/bodies.ts';
import { hashLeaf, hashNode, hashNothing, isSameHash, type NodeHash } from './tree/hash.ts';
import { widthAt } from './tree/paths.ts';
import { rootOfProof } from './tree/proof.ts';
import { isBodyOf, jsonOf } from './write/body.ts';
import type { SentEntry } from './write/sent-entry.ts';

/**
 * Every decision of the client, as a record of functions: a fault or a variant is the record with a member replaced. A
 * part that needs another gets the record as its last argument.
 */
export interface LogClientRig extends HeadParts, NodeHash {
  decodeNote(bytes: Uint8Array): string;
  divideNote(note: string): DividedNote;
  readSignatureLine(line: string): SignatureLine;
  /** How many signature lines a checkpoint may have. */
  mostSignatures(): number;
  /** The lines that count as signatures by the key. */
  ownLines(lines: readonly SignatureLine[], key: VerifierKey): readonly SignatureLine[];
  lineVerifies(text: string, line: SignatureLine, key: VerifierKey): boolean;
  linesSuffice(verified: readonly boolean[]): boolean;
  /** Whether a checkpoint is of the log with this origin. */
  isOrigin(found: string, expected: string, key: VerifierKey): boolean;

  /** The value of Accept-Encoding. */
  offered(): string;
  decodeBody(coding: string | undefined, bytes: Uint8Array): Uint8Array;
  /** Whether a checkpoint may have this Content-Type. */
  isText(type: string | undefined): boolean;
  /** Whether a log without a checkpoint is refused. */
  needsCheckpoint(): boolean;
  /** Whether a full resource stands in for a partial one that is gone (C2SP tlog-tiles, "Partial Tiles"). */
  readsFullInstead(): boolean;
  widthAt(size: bigint, level: number, index: bigint): number;
  /** Whether a level that has this many hashes ends in a partial tile. */
  hasPartial(count: bigint): boolean;
  hashesOfTile(bytes: Uint8Array, width: number): readonly Uint8Array[];
  entriesOfBundle(bytes: Uint8Array, width: number): readonly Uint8Array[];
  /** Whether an entry bundle that the log does not serve is passed over. */
  passesOver(): boolean;

  hashLeaf(entry: Uint8Array): Uint8Array;
  hashNothing(): Uint8Array;
  /** Whether the root of the tiles is that of the checkpoint. */
  isRoot(computed: Uint8Array, signed: Uint8Array): boolean;
  /** Whether a tile belongs below its hash in the level above. */
  isBelow(computed: Uint8Array, above: Uint8Array): boolean;
  /** Whether an entry belongs to its hash in the tile. */
  isEntryOf(leaf: Uint8Array, hash: Uint8Array): boolean;
  /** Whether an entry is the one that the tile has at its index. */
  isLeaf(leaf: Uint8Array, hash: Uint8Array): boolean;
  rootOfProof(index: bigint, size: bigint, leaf: Uint8Array, proof: readonly Uint8Array[], parts: NodeHash): Uint8Array;
  /** Whether the root to which a proof leads is that of the checkpoint. */
  isProved(computed: Uint8Array, signed: Uint8Array): boolean;

  /** Whether it writes at all, or reads the checkpoint alone. */
  writes(): boolean;
  /** Whether this status says that an entry was created. */
  isCreated(status: number): boolean;
  /** Whether nothing is said of an answer with this status. */
  isRefusedQuietly(status: number): boolean;
  /** The object in JSON. */
  jsonOf(bytes: Uint8Array): object;
  /** Whether an answer has to be an entry. */
  needsEntry(): boolean;
  /** Whether an answer without a checkpoint is refused. */
  needsProof(): boolean;
  /** Whether a logged entry is the one that was sent. */
  isBodyOf(body: unknown, sent: SentEntry): boolean;

  /** Whether a checkpoint has nothing new, so that nothing else need be read. */
  isStanding(before: TreeHead, now: TreeHead): boolean;
  /** Whether a larger tree begins with the one before it. `beginning`: its root at the size of the one before. */
  isConsistent(before: TreeHead, beginning: Uint8Array): boolean;
  /** The tree in whose tiles the beginning of a larger tree is hashed. */
  treeOfBeginning(before: TreeHead, now: TreeHead): TreeHead;
  /** Whether a smaller tree than the last one is refused. */
  refusesSmaller(): boolean;
}

/** A client that decides everything as it must. */
export const rightLogClientRig: LogClientRig = {
  decodeNote,
  divideNote,
  readSignatureLine,
  mostSignatures: () => 64,
  ownLines: (lines, key) => lines.filter((line) => isLineBy(line, key)),
  lineVerifies,
  linesSuffice,
  isOrigin: (found, expected) => found === expected,
  takeOrigin,
  takeExtensions,
  readSize,
  readRoot,

  offered: () => OFFERED,
  decodeBody,
  isText,
  needsCheckpoint: () => true,
  readsFullInstead: () => true,
  widthAt,
  hasPartial: (count) => count % 256n !== 0n,
  hashesOfTile,
  entriesOfBundle,
  passesOver: () => false,

  hashLeaf,
  hashNode,
  hashNothing,
  isRoot: isSameHash,
  isBelow: isSameHash,
  isEntryOf: isSameHash,
  isLeaf: isSameHash,
  rootOfProof,
  isProved: isSameHash,

  writes: () => true,
  isCreated: (status) => status === 200 || status === 201,
  isRefusedQuietly: () => false,
  jsonOf,
  needsEntry: () => true,
  needsProof: () => true,
  isBodyOf,

  isStanding: (before, now) => before.size === now.size && isSameHash(before.root, now.root),
  isConsistent: (before, beginning) => isSameHash(before.root, beginning),
  treeOfBeginning: (_before, now) => now,
  refusesSmaller: () => false,
};
