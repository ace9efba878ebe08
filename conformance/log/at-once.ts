import type { LogEntry, NewEntry } from '../core/log-entry.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { Trouble } from '../core/trouble.ts';
import { base64, equalBytes } from '../oracle/bytes.ts';
import { anotherSignature } from '../properties/altered-entry.ts';
import { answeredApart, grownAnswers, ownBodies } from './answered-apart.ts';
import { type Creation, creation, maker, type Success } from './created.ts';
import { entriesAt } from './entries-at.ts';
import { standing } from './standing.ts';

/** How many entries are under way at a time where the log was made to grow by more of them at a time already. */
const AT_ONCE = 8;
/** Where it was not: more than the 10, 16 or 32 by which servers gather what comes; a log takes them in the time of one. */
const MANY_AT_ONCE = 40;
/** How many go with them whose signatures do not verify. */
const FORGED = 3;
/** How many of those that the log had no room for are followed up: each costs it more entries. */
const FOLLOWED = 3;

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

/** Different entries that were all under way at the same time, and amid them some that no log may take. */
export const crowd = premise<LogTarget>()({
  name: 'crowd',
  owners: {},
  async find(log, t): Promise<{ readonly sound: readonly Sent[]; readonly forged: readonly Sent[] }> {
    const { create } = log;
    if (!create) return t.notApplicable('entries cannot be created');
    await t.use(standing);
    const earlier = await t.use(grownAnswers);
    const most = earlier.length > AT_ONCE ? AT_ONCE : MANY_AT_ONCE;
    const left = log.writesLeft?.() ?? most + FORGED;
    const count = Math.min(most, left);
    if (count < 2) t.inconclusive('--max-writes leaves fewer than two entries');
    const entries = await t.use(maker);
    const sound = Array.from({ length: count }, (_, i) => entries.make(`one of ${count} at once: ${i}`));
    const forged = Array.from({ length: Math.min(FORGED, left - count) }, (_, i) =>
      anotherSignature(entries.make(`forged, beside ${count} at once: ${i}`)),
    );
    // Amid the others, so that there are many when each comes.
    const half = count >> 1;
    const sent = await sendTogether({ create }, sound.toSpliced(half, 0, ...forged), t.time);
    return { sound: sent.toSpliced(half, forged.length), forged: sent.slice(half, half + forged.length) };
  },
});

/** Those of them that are sound, each with its place in the log. */
export const atOnce = premise<LogTarget>()({
  name: 'at-once',
  owners: {
    refused: 'log/together/apart#refused',
    stuck: 'log/together/apart#stuck',
    'other-body': 'log/together/apart#other-body',
    'same-index': 'log/together/apart#same-index',
    proof: 'log/together/apart#proof',
    checkpoint: 'log/together/apart#checkpoint',
    lost: 'log/together/apart#lost',
  },
  async find(log, t): Promise<readonly Success[]> {
    const { create } = log;
    if (!create) return t.notApplicable('entries cannot be created');
    const { sound: sent } = await t.use(crowd);
    const earlier = await t.use(grownAnswers);
    const answered = sent.flatMap((one) => (one.made ? [one.made] : []));
    const late = answered.length >= AT_ONCE;
    const unanswered = sent.flatMap((one) => (one.trouble ? [one] : []));
    const made = answeredApart(t, answered, { keys: log.keys, earlier, exact: await t.use(ownBodies) });
    // A log that takes them one after the other may need longer for so many than one answer is waited for.
    const troubled = unanswered.filter(({ trouble }) => !(late && trouble.code === 'timeout'));
    const [crowdedOut, others] = [troubled.filter(hadNoRoom), troubled.filter((one) => !hadNoRoom(one))];
    for (const one of [...others, ...crowdedOut.slice(0, FOLLOWED)])
      await orStuck({ create }, t, one.entry, one.trouble);
    await kept(
      log,
      t,
      made.map(({ logged }) => logged),
      'lost',
    );
    return made;
  },
});

const hadNoRoom = ({ trouble }: { readonly trouble: Trouble }): boolean => trouble.code === 'rate-limited';

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
