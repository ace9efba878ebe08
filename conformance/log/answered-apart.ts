/** What several entries were answered that were under way at the same time: each with what is its own. */
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import type { Vkey } from '../core/vkey.ts';
import { bodies } from './answered.ts';
import type { Creation, Success } from './created.ts';
import { grown } from './grown.ts';
import { ownerOf, proofDefect, unsignedDefect } from './standing.ts';
import { writer } from './writer.ts';

/** What can be wrong with the answer to one of many. */
export type ApartReason = 'refused' | 'other-body' | 'same-index' | 'proof' | 'checkpoint';

/**
 * The answers to what the log was made to grow by, where that was by CreateEntry: up to 64 at a time. None where entries
 * come by another way. They are here also where the growth came to nothing.
 */
export const grownAnswers = premise<LogTarget>()({
  name: 'grown-answers',
  owners: {},
  async find(log, t): Promise<readonly Creation[]> {
    if (log.append || !log.create) return [];
    await t.attempt(grown);
    return [...((await t.attempt(writer))?.answered ?? [])];
  },
});

/** Whether the log answers entries that come alone with a body in which the very signature and digest are found. */
export const ownBodies = premise<LogTarget>()({
  name: 'own-bodies',
  owners: {},
  find: async (_log, t) => (await t.use(bodies)).every((one) => ownerOf(one.logged.canonicalizedBody, [one])),
});

/**
 * Judges answers to entries of which many were under way at the same time, and gives them back. `earlier`: answers to
 * others that the log had before, whose bodies and indices these are not to have. `keys`: the log's, where they are known.
 * `exact`: whether a body has to hold what was sent, as it does in answers to entries that come alone.
 */
export function answeredApart(
  t: Trial<LogTarget, ApartReason>,
  all: readonly Creation[],
  {
    keys,
    earlier = [],
    exact,
  }: { readonly keys?: readonly Vkey[] | undefined; readonly earlier?: readonly Creation[]; readonly exact: boolean },
): readonly Success[] {
  const at = 'log/entries';
  const known = [...all, ...earlier];
  const made = all.map((one) => answeredAlone(t, one, known, exact));
  const given = new Set(earlier.map(({ logged }) => logged?.logIndex));
  for (const { logged, answer } of made) {
    const expected = 'an index for each entry';
    const actual = `index ${logged.logIndex} for two of many entries`;
    const defect = { reason: 'same-index', expected, actual, at } as const;
    t.judge(given.has(logged.logIndex) ? defect : undefined, answer);
    given.add(logged.logIndex);
  }
  const signed = new Set<string>();
  for (const { logged, answer } of made) {
    const unproved = proofDefect(logged);
    t.judge(unproved && { ...unproved, reason: 'proof' }, answer);
    // Entries that are published together have one checkpoint.
    const { checkpoint } = logged.inclusionProof!;
    const unsigned = keys && !signed.has(checkpoint) ? unsignedDefect(checkpoint, keys) : undefined;
    t.judge(unsigned && { ...unsigned, reason: 'checkpoint' }, answer);
    signed.add(checkpoint);
  }
  return made;
}

/** The entry that one request of several was answered with; it has to be the one that was sent. */
function answeredAlone(
  t: Trial<LogTarget, 'refused' | 'other-body'>,
  one: Creation,
  known: readonly Creation[],
  exact: boolean,
): Success {
  const { answer, logged } = one;
  const at = 'log/entries';
  const expected = 'a TransparencyLogEntry, for each of many sound entries sent at the same time';
  t.judge(logged ? undefined : { reason: 'refused', expected, actual: `status ${answer.status}`, at }, answer);
  const { canonicalizedBody } = logged!;
  const own = ownerOf(canonicalizedBody, [one]) !== undefined;
  const other = own ? undefined : ownerOf(canonicalizedBody, known);
  const actual = other ? 'that of another entry' : Buffer.from(canonicalizedBody).toString();
  const defect = { reason: 'other-body', expected: 'the body of the entry that was sent', actual, at } as const;
  t.judge(other || (exact && !own) ? defect : undefined, answer);
  return one as Success;
}
