/** Paths that no log can ever serve a tile or bundle at, and what it answers there. */
import type { Answer } from '../core/exchange.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import { Trouble } from '../core/trouble.ts';
import { parseTilePath } from '../oracle/path.ts';
import { tileSpan } from '../oracle/tile.ts';
import { checkpoint } from './note-premises.ts';

/** A path that can never name a tile or bundle, and why. */
export interface Nowhere {
  readonly path: string;
  readonly why: string;
}

/** Sizes are unsigned 64-bit numbers wherever a log counts (tlog-checkpoint "Note text", tlog-tiles "Merkle Tree"). */
const BEYOND = 2n ** 64n;

/** Well formed, so that only their absence is in question: no tree of less than 2^64 entries has these. */
export const ABSENT: readonly Nowhere[] = [
  { path: 'tile/8/000.p/1', why: 'a hash at level 8 stands for 2^64 entries' },
  { path: 'tile/9/000', why: 'a hash at level 9 stands for more than 2^64 entries' },
  { path: 'tile/62/000.p/3', why: 'a hash at level 62 stands for more than 2^64 entries' },
  { path: 'tile/63/000', why: 'a hash at level 63 stands for more than 2^64 entries' },
  { path: 'tile/0/x999/x999/x999/x999/x999/999', why: 'a tile beyond 2^64 entries' },
  { path: 'tile/entries/x999/x999/x999/x999/x999/999', why: 'a bundle beyond 2^64 entries' },
];

/** Not a path that the encoding can give, nor another spelling of one. */
const MALFORMED: readonly Nowhere[] = [
  { path: 'tile/64/000', why: 'levels are 0 to 63' },
  { path: 'tile/4294967295/000', why: 'levels are 0 to 63' },
  { path: 'tile/none/000', why: 'a level is a number' },
  { path: 'tile/0/none', why: 'an index is three-digit elements' },
  { path: 'tile/0/000.p/0', why: 'widths are 1 to 255' },
  { path: 'tile/0/000.p/257', why: 'widths are 1 to 255' },
  { path: 'tile/0/000.p/999', why: 'widths are 1 to 255' },
  { path: 'tile/0/000.p/-1', why: 'widths are 1 to 255' },
  { path: 'tile/entries/000.p/999', why: 'widths are 1 to 255' },
];

const NOWHERE: readonly Nowhere[] = [...ABSENT, ...MALFORMED];

/** What was asked for, and the answer. */
export interface Echo extends Nowhere {
  readonly answer: Answer;
}

/** The answer at a path; undefined where none comes that says anything, such as 503 for as long as we ask. */
async function echo(log: LogTarget, one: Nowhere): Promise<Echo | undefined> {
  try {
    return { ...one, answer: await log.read({ kind: 'path', path: one.path }) };
  } catch (cause) {
    if (cause instanceof Trouble && cause.code !== 'budget') return undefined;
    throw cause;
  }
}

/** The answers at all of these paths, each asked for once a run. */
export const echoes = premise<LogTarget>()({
  name: 'echoes',
  owners: {},
  async find(log, t): Promise<readonly Echo[]> {
    // What an address answers that is no log's is no matter of a log.
    await t.use(checkpoint);
    // Together: a server's error is tried again after seconds, and there are a dozen of them.
    const heard = await Promise.all(NOWHERE.map((one) => echo(log, one)));
    const echoes = heard.filter((one) => one !== undefined);
    return echoes.length > 0 ? echoes : t.inconclusive('no path that can never name a tile got an answer');
  },
});

/** Nothing is served where nothing can be: only then does an answer of 200 elsewhere mean that something is there. */
export const honestAbsence = premise<LogTarget>()({
  name: 'honest-absence',
  owners: { served: 'log/paths/nowhere#served' },
  async find(_log, t): Promise<true> {
    for (const { path, why, answer } of await t.use(echoes)) {
      const actual = `status 200 and ${answer.raw.length} bytes`;
      const defect = { reason: 'served', expected: `an error status: ${why}`, actual, at: path } as const;
      // Nothing at width 0 is an empty tile, which has a check of its own.
      const empty = path.endsWith('.p/0') && answer.raw.length === 0;
      t.judge(answer.status === 200 && !empty ? defect : undefined, answer);
    }
    return true;
  },
});

/** Whether a path below the prefix names a tile or bundle that some tree can have. */
export function canExist(path: string): boolean {
  const tile = parseTilePath(path).value;
  if (!tile) return false;
  const level = tile.kind === 'tile' ? tile.level : 0;
  // The tile itself may be partial: it exists as soon as its first hash does.
  return tileSpan({ level, index: tile.index }).start + 256n ** BigInt(level) < BEYOND;
}
