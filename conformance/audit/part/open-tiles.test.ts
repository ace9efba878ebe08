/** Tiles above level 1 that lie above several parts: their units are made up, since a full tile of level 2 has 2^24 entries. */
import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { bundleEntries } from '../entries/bundle-entries.ts';
import { addTally, newTally, type Tally } from '../finding/tally.ts';
import type { LogSource } from '../source/source.ts';
import { foldStrings } from '../verify/hashing.ts';
import { type RightEdge, rootOfRightEdge } from '../verify/right-edge.ts';
import type { UnitVerifier } from '../verify/unit-verifier.ts';
import { verifyWholeTree } from '../verify/whole-tree.ts';
import { judgeParts } from './judge-parts.ts';
import { partProgress } from './part-progress.ts';
import { partEntries, partRange, UNIT_ENTRIES } from './part-range.ts';
import { newPartState, type PartState } from './part-state.ts';

const UNITS = 2n * 256n + 3n;
const SIZE = UNITS * UNIT_ENTRIES;
const unitRoot = (unit: bigint): string => createHash('sha256').update(`unit ${unit}`).digest('binary');
const unitsFrom = (first: bigint, count: number) =>
  Array.from({ length: count }, (_, i) => unitRoot(first + BigInt(i)));
const tiles = [0n, 1n].map((index) => unitsFrom(index * 256n, 256));
const edge: RightEdge = [[], [], unitsFrom(512n, 3), tiles.map(foldStrings)];
const root = rootOfRightEdge(edge)!;

const crew: UnitVerifier = {
  room: async () => undefined,
  submit: async ({ unit }) => ({ root: unitRoot(unit), tally: { ...newTally(), bundles: 256, entries: 65_536 } }),
  idle: async () => undefined,
  close: async () => undefined,
};

/** A log with these tiles of level 2. */
const sourceOf = (level2: readonly (readonly string[] | undefined)[]): LogSource => ({
  ahead: 1,
  read: (path) => {
    const hashes = level2[Number(/^tile\/2\/(\d{3})$/.exec(path)?.[1])];
    return hashes && Buffer.from(hashes.join(''), 'latin1');
  },
  close: async () => undefined,
});

interface Served {
  readonly source: LogSource;
  readonly edge: RightEdge;
}

async function whole(served: Served, by = crew): Promise<Tally> {
  const tally = newTally();
  await verifyWholeTree({ ...served, entries: bundleEntries, crew: by, tally, size: SIZE, root, minimum: 0n });
  return tally;
}

/** A part of the log of which nothing is verified yet. */
const stateOf = (part: PartState['part'], range: ReturnType<typeof partRange>): PartState =>
  newPartState({
    address: 'log',
    note: Buffer.from(''),
    profile: 'tlog-tiles',
    minimum: 0n,
    part,
    ...partEntries(SIZE, range),
  });

/** Audits a part in several runs: each ends after so many units. */
async function part(served: Served, index: number, of: number, units: bigint, by = crew): Promise<PartState> {
  const number = { index, of };
  const range = partRange(SIZE, 0n, number);
  const state = stateOf(number, range);
  for (let first = range.first; first < range.end; first += units) {
    const end = lesser(first + units, range.end);
    const progress = partProgress(state, { first, end, hasRest: range.hasRest && end === range.end }, () => undefined);
    await verifyWholeTree({
      ...served,
      entries: bundleEntries,
      crew: by,
      tally: state.above,
      size: SIZE,
      root,
      minimum: 0n,
      part: progress.part,
    });
    await progress.settled();
    if (progress.part.hasRest) addTally(state.tally, progress.part.rest);
  }
  return { ...state, complete: true };
}

/** Verifies one unit after the other, as a thread does. */
const slowCrew: UnitVerifier = {
  ...crew,
  submit: async (job) => {
    await turn();
    return crew.submit(job);
  },
};

/** Cannot read the second unit. */
const silentCrew: UnitVerifier = {
  ...crew,
  submit: async (job) =>
    job.unit === 1n ? { tally: { ...newTally(), unread: ['x'], unreadCount: 1 } } : crew.submit(job),
};

/** A copy, as a file keeps it. */
const copied = (state: PartState): PartState => {
  const { open, ...rest } = structuredClone(state);
  const tiles = [...open].map(
    ([name, { served, ...tile }]) => [name, { ...tile, served: served && Buffer.from(served) }] as const,
  );
  return { ...rest, open: new Map(tiles) };
};

/** What a part that is killed after each of these units finds when it goes on from what it had kept. */
async function killed(served: Served, after: readonly bigint[]): Promise<readonly Tally[]> {
  const number = { index: 1, of: 1 };
  const range = partRange(SIZE, 0n, number);
  const state = stateOf(number, range);
  const kept: PartState[] = [];
  const run = async (of: PartState, changed: () => void) => {
    const progress = partProgress(of, { ...range, first: of.next / UNIT_ENTRIES }, changed);
    const tree = {
      ...served,
      entries: bundleEntries,
      crew: slowCrew,
      tally: of.above,
      size: SIZE,
      root,
      minimum: 0n,
      part: progress.part,
    };
    await verifyWholeTree(tree);
    await progress.settled();
    addTally(of.tally, progress.part.rest);
    of.complete = true;
  };
  await run(state, () => {
    if (after.includes(state.next / UNIT_ENTRIES)) kept.push(copied(state));
  });
  const found: Tally[] = [];
  for (const of of kept) {
    await run(of, () => undefined);
    found.push(judgeParts([of], { size: SIZE, root: Buffer.from(root, 'latin1') }));
  }
  return found;
}

const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);

const found = ({ findings, tiles: counts }: Tally) => ({
  findings: findings.toSorted((a, b) => a.at.localeCompare(b.at)),
  above: counts.slice(2),
});

const spoilt = (hashes: readonly string[], place: number) => hashes.with(place, 'x'.repeat(32));
const SERVED: Readonly<Record<string, Served>> = {
  'a sound log': { source: sourceOf(tiles), edge },
  'a tile with a wrong hash': { source: sourceOf([spoilt(tiles[0]!, 100), tiles[1]!]), edge },
  'a tile that is missing': { source: sourceOf([tiles[0]!, undefined]), edge },
  'two tiles with wrong hashes': { source: sourceOf([spoilt(tiles[0]!, 0), spoilt(tiles[1]!, 255)]), edge },
  'a right edge with a wrong root of a tile': { source: sourceOf(tiles), edge: edge.with(3, spoilt(edge[3]!, 1)) },
  'a right edge with a wrong root of a unit': { source: sourceOf(tiles), edge: edge.with(2, spoilt(edge[2]!, 2)) },
};

describe.each(Object.entries(SERVED))('%s', (_, served) => {
  test.each([
    [1, 1000n],
    [4, 1000n],
    [7, 1000n],
    [3, 50n],
  ])('in %d parts, %d units a run', async (of, units) => {
    const states: PartState[] = [];
    for (let index = 1; index <= of; index++) states.push(await part(served, index, of, units));
    const size = { size: SIZE, root: Buffer.from(root, 'latin1') };
    expect(found(judgeParts(states, size))).toEqual(found(await whole(served)));
  });
  test('behind a unit that cannot be read', async () => {
    const states = [await part(served, 1, 1, 1000n, silentCrew)];
    const { findings } = found(judgeParts(states, { size: SIZE, root: Buffer.from(root, 'latin1') }));
    expect(findings).toEqual(found(await whole(served, silentCrew)).findings);
  });
  test('in a part that is killed after any unit', async () => {
    const after = [1n, 255n, 256n, 257n, 511n, 512n, 513n];
    const tallies = await killed(served, after);
    const right = found(await whole(served));
    expect(tallies.map((tally) => found(tally).findings)).toEqual(after.map(() => right.findings));
  });
});
