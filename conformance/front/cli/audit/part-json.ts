import { newTally, type Tally } from '../../../audit/finding/tally.ts';
import { newPartState, type OpenTile, type PartState, tileName } from '../../../audit/part/part-state.ts';
import { packageVersion } from '../../../command/package-data.ts';

/** The version of the shape. */
export const PART_SCHEMA = 'touchstone/audit-part/1';

type Hash = string | null;

/** A part of an audit as JSON, as `spec/audit-part.schema.json` describes it: hashes are in base64, entries decimal strings. */
export interface PartJson {
  readonly schema: typeof PART_SCHEMA;
  readonly tool: { readonly name: string; readonly version: string };
  readonly address: string;
  readonly note: string;
  /** Absent for tlog-tiles. */
  readonly profile?: 'static-ct';
  readonly minimumIndex: string;
  readonly part: { readonly index: number; readonly of: number };
  readonly first: string;
  readonly end: string;
  readonly next: string;
  readonly complete: boolean;
  readonly durationMs: number;
  readonly range: readonly { readonly level: number; readonly index: string; readonly hash: string }[] | null;
  readonly below: Tally;
  readonly above: Tally;
  readonly sound: readonly string[];
  readonly open: readonly {
    readonly level: number;
    readonly index: string;
    readonly expected: Hash;
    readonly served: Hash;
  }[];
  readonly roots: Readonly<Record<string, string>>;
  readonly edge: {
    readonly served: readonly (readonly string[] | null)[];
    readonly leaves: readonly Hash[] | null;
    readonly row: readonly Hash[] | null;
  } | null;
}

const base64 = (hash: string): string => Buffer.from(hash, 'latin1').toString('base64');
const latin1 = (text: string): string => Buffer.from(text, 'base64').toString('latin1');
const orNull = (hash: string | undefined): Hash => (hash === undefined ? null : base64(hash));
const orUndefined = (hash: Hash): string | undefined => (hash === null ? undefined : latin1(hash));

/** The JSON of a part. `clean`: what is shown of a text of the log. */
export function partJson(state: PartState, clean: (text: string) => string): PartJson {
  const { edge, range, open } = state;
  const cleaned = (tally: Tally): Tally => ({
    ...tally,
    findings: tally.findings.map(({ kind, expected, actual, at }) => ({
      kind,
      expected: clean(expected),
      actual: clean(actual),
      at: clean(at),
    })),
    unread: tally.unread.map(clean),
  });
  return {
    schema: PART_SCHEMA,
    tool: { name: 'touchstone', version: packageVersion() },
    address: state.address,
    note: Buffer.from(state.note).toString('base64'),
    ...(state.profile === 'static-ct' && { profile: state.profile }),
    minimumIndex: `${state.minimum}`,
    part: state.part,
    first: `${state.first}`,
    end: `${state.end}`,
    next: `${state.next}`,
    complete: state.complete,
    durationMs: Math.round(state.durationMs),
    range: range?.map(({ level, index, hash }) => ({ level, index: `${index}`, hash: base64(hash) })) ?? null,
    below: cleaned(state.tally),
    above: cleaned(state.above),
    sound: [...state.sound],
    open: [...open.values()].map(({ level, index, expected, served }) => ({
      level,
      index: `${index}`,
      expected: orNull(expected),
      served: served === undefined ? null : served.toString('base64'),
    })),
    roots: Object.fromEntries([...state.roots].map(([name, hash]) => [name, base64(hash)])),
    edge: edge
      ? {
          served: edge.served.map((hashes) => hashes?.map(base64) ?? null),
          leaves: edge.leaves?.map(orNull) ?? null,
          row: edge.row?.map(orNull) ?? null,
        }
      : null,
  };
}

/** The state of a part that JSON describes. */
export function partState(json: PartJson): PartState {
  const { edge, range } = json;
  const state = newPartState({
    address: json.address,
    note: Buffer.from(json.note, 'base64'),
    profile: json.profile ?? 'tlog-tiles',
    minimum: BigInt(json.minimumIndex),
    part: json.part,
    first: BigInt(json.first),
    end: BigInt(json.end),
  });
  const tiles = json.open.map((tile): OpenTile => {
    const { level, expected, served } = tile;
    const bytes = served === null ? undefined : Buffer.from(served, 'base64');
    return { level, index: BigInt(tile.index), expected: orUndefined(expected), served: bytes };
  });
  return Object.assign(state, {
    next: BigInt(json.next),
    complete: json.complete,
    durationMs: json.durationMs,
    range: range?.map(({ level, index, hash }) => ({ level, index: BigInt(index), hash: latin1(hash) })),
    tally: { ...newTally(), ...json.below },
    above: { ...newTally(), ...json.above },
    sound: new Set(json.sound),
    open: new Map(tiles.map((tile) => [tileName(tile.level, tile.index), tile])),
    roots: new Map(Object.entries(json.roots).map(([name, hash]) => [name, latin1(hash)])),
    ...(edge && {
      edge: {
        served: edge.served.map((hashes) => hashes?.map(latin1)),
        ...(edge.leaves && { leaves: edge.leaves.map(orUndefined) }),
        ...(edge.row && { row: edge.row.map(orUndefined) }),
      },
    }),
  });
}
