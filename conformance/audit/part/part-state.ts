import type { AuditProfile } from '../entries/entries.ts';
import { newTally, type Tally } from '../finding/tally.ts';
import type { RightEdge } from '../verify/right-edge.ts';
import type { RangeNode } from './compact-range.ts';
import type { PartNumber } from './part-range.ts';

/** A full tile above level 1 that the tile above it does not prove. */
export interface OpenTile {
  readonly level: number;
  readonly index: bigint;
  /** The root that the tile above has for it, if that tile is sound. */
  readonly expected?: string | undefined;
  /** The tile as the log serves it, if it could be read. */
  readonly served?: Buffer | undefined;
}

/** The partial tiles of a tree that do not give its root, and what lies below those of levels 0 and 1. */
export interface OpenEdge {
  readonly served: RightEdge;
  /** The hashes computed from below, if this part has the entries there. */
  readonly leaves?: readonly (string | undefined)[];
  readonly row?: readonly (string | undefined)[];
}

/** The result of a part so far. Hashes are latin1 strings, entries are counted from 0. */
export interface PartState {
  /** How the log was read: its prefix, without secrets, or its directory. */
  readonly address: string;
  /** The signed note of the tree, byte for byte. */
  readonly note: Uint8Array;
  readonly profile: AuditProfile;
  /** The log need not serve resources that end at or below this index. */
  readonly minimum: bigint;
  readonly part: PartNumber;
  readonly first: bigint;
  readonly end: bigint;
  /** All entries below are verified. */
  next: bigint;
  complete: boolean;
  durationMs: number;
  /** Covers the entries from `first` to `next`; absent where the root of a subtree could not be computed. */
  range: readonly RangeNode[] | undefined;
  /** Counts and findings below the tiles above level 1. */
  tally: Tally;
  /** Findings in the checkpoint, the right edge, and the tiles above level 1. */
  above: Tally;
  /** The sound full tiles above level 1, as `level/index`. */
  readonly sound: Set<string>;
  readonly open: Map<string, OpenTile>;
  /** The roots of subtrees that no tile above proves, computed from below, by the `level/index` of their tile. */
  readonly roots: Map<string, string>;
  edge?: OpenEdge;
}

/** The name of a tile in a state. */
export const tileName = (level: number, index: bigint): string => `${level}/${index}`;

/** A part of which nothing is verified yet. */
export function newPartState(
  facts: Pick<PartState, 'address' | 'note' | 'profile' | 'minimum' | 'part' | 'first' | 'end'>,
): PartState {
  return {
    ...facts,
    next: facts.first,
    complete: false,
    durationMs: 0,
    range: [],
    tally: newTally(),
    above: newTally(),
    sound: new Set(),
    open: new Map(),
    roots: new Map(),
  };
}
