import type { LogEntry, NewEntry } from '../core/log-entry.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { Trouble } from '../core/trouble.ts';
import { base64, equalBytes } from '../oracle/bytes.ts';
import { type Creation, creation, maker, type Success } from './created.ts';
import { entriesAt } from './entries-at.ts';
import { ownerOf, proofDefect, standing } from './standing.ts';

/** How many entries are under way at a time. */
const AT_ONCE = 8;

/** A request that was sent beside others: what it was answered, or why it was not. */
export type Sent =
  | { readonly entry: NewEntry; readonly made: Creation; readonly trouble?: undefined }
  | { readonly entry: NewEntry; readonly trouble: Trouble; readonly made?: undefined };

/** Sends entries all at the same time, and waits for what becomes of each. */
export async function sendTogether(
  log: { readonly create: NonNullable<LogTarget['create']> },
  entries: readonly NewEntry[],
  time: { now(): number },
): Promise<readonly Sent[]> {
  const one = async (entry: NewEntry): Promise<Sent> => {
    try {
      return { entry, made: await creation(log, entry, time) };
    } catch (cause) {
      if (cause instanceof Trouble) return { entry, trouble: cause };
      throw cause;
    }
  };
  return Promise.all(entries.map(one));
}

/** Different entries that were all under way at the same time, each with its place in the log. */
export const atOnce = premise<LogTarget>()({
  name: 'at-once',
  owners: {
    refused: 'log/together/apart#refused',
    stuck: 'log/together/apart#stuck',
    'other-body': 'log/together/apart#other-body',
    'same-index': 'log/together/apart#same-index',
    proof: 'log/together/apart#proof',
    lost: 'log/together/apart#lost',
  },
  async find(log, t): Promise<readonly Success[]> {
    const { create } = log;
    if (!create) return t.notApplicable('entries cannot be created');
    await t.use(standing);
    const count = Math.min(AT_ONCE, log.writesLeft?.() ?? AT_ONCE);
    if (count < 2) t.inconclusive('--max-writes leaves fewer than two entries');
    const entries = await t.use(maker);
    const all = Array.from({ length: count }, (_, i) => entries.make(`one of ${count} at once: ${i}`));
    const sent = await sendTogether({ create }, all, t.time);
    const made: Success[] = [];
    for (const one of sent) if (one.made) made.push(answeredAlone(t, one.made, sent));
    for (const one of sent) if (one.trouble) await orStuck({ create }, t, one.entry, one.trouble);
    const byIndex = new Map<bigint, Success>();
    for (const one of made) {
      const { logIndex } = one.logged;
      const expected = 'an index for each entry';
      const actual = `index ${logIndex} for two that were sent at the same time`;
      const defect = { reason: 'same-index', expected, actual, at: 'log/entries' } as const;
      t.judge(byIndex.has(logIndex) ? defect : undefined, one.answer);
      byIndex.set(logIndex, one);
    }
    for (const { logged, answer } of made) {
      const unproved = proofDefect(logged);
      t.judge(unproved && { ...unproved, reason: 'proof' }, answer);
    }
    await kept(
      log,
      t,
      made.map(({ logged }) => logged),
      'lost',
    );
    return made;
  },
});

/** The entry that one request of several was answered with; it has to be the one that was sent. */
function answeredAlone(t: Trial<LogTarget, 'refused' | 'other-body'>, one: Creation, all: readonly Sent[]): Success {
  const { entry, answer, logged } = one;
  const at = 'log/entries';
  const expected = `a TransparencyLogEntry, for each of ${all.length} sound entries sent at the same time`;
  t.judge(logged ? undefined : { reason: 'refused', expected, actual: `status ${answer.status}`, at }, answer);
  const other = ownerOf(logged!.canonicalizedBody, all);
  const actual = 'that of another entry, sent at the same time';
  const defect = { reason: 'other-body', expected: 'the body of the entry that was sent', actual, at } as const;
  t.judge(other && other.entry !== entry ? defect : undefined, answer);
  return one as Success;
}

/**
 * Whether the log keeps an entry out for ever that it once had no room for, while it takes in new ones (a pushback that
 * it remembers). Other troubles end the check.
 */
async function orStuck(
  log: { readonly create: NonNullable<LogTarget['create']> },
  t: Trial<LogTarget, 'stuck'>,
  entry: NewEntry,
  trouble: Trouble,
): Promise<void> {
  if (trouble.code !== 'rate-limited') throw trouble;
  const entries = await t.use(maker);
  let refused = trouble;
  for (const nth of ['first', 'second']) {
    // It has room: this one goes in. Where it does not either, nothing is known.
    await creation(log, entries.make(`while another is kept out, the ${nth}`), t.time);
    const [again] = await sendTogether(log, [entry], t.time);
    if (!again?.trouble) return;
    if (again.trouble.code !== 'rate-limited') throw again.trouble;
    refused = again.trouble;
  }
  const expected = 'the entry, as new ones are taken in';
  t.judge({ reason: 'stuck', expected, actual: refused.message, at: 'log/entries' });
}

/** Judges that the log has the bodies of some answers at the indices of those answers. */
export async function kept<const R extends string>(
  log: LogTarget,
  t: Trial<LogTarget, R>,
  all: readonly Pick<LogEntry, 'logIndex' | 'canonicalizedBody'>[],
  reason: R,
): Promise<void> {
  const indices = all.map(({ logIndex }) => logIndex);
  const found = await entriesAt(log, t as Trial<LogTarget, string>, indices);
  for (const [i, { index, entry, path, answer }] of found.entries()) {
    const { canonicalizedBody } = all[i]!;
    const expected = `${base64(canonicalizedBody)} at index ${index}`;
    const defect = { reason, expected, actual: base64(entry), at: path };
    t.judge(equalBytes(entry, canonicalizedBody) ? undefined : defect, answer);
  }
}
