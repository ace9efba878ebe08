/** Requests that no log may take, and what the log answered to them. */
import type { Answer } from '../core/exchange.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import { Trouble } from '../core/trouble.ts';
import type { RefusedRequest } from '../properties/changed-request.ts';
import { REFUSED, type RefusedFor } from '../properties/refused-request.ts';
import { type Creation, created, creation, maker } from './created.ts';
import { isInFront } from './in-front.ts';
import { several } from './several.ts';

/** A group of such requests, as far as it was sent, and then the sound entry of which each is a change. */
export interface Refusals {
  /** In the order in which they were sent. Where the log took one, nothing follows those that were under way with it. */
  readonly answers: readonly { readonly request: RefusedRequest; readonly answer: Answer }[];
  readonly sound?: Creation;
  /** What kept us from sending the rest. */
  readonly trouble?: Trouble;
}

/** Whether a status says that the request was taken. */
export const isTaken = (status: number): boolean => status < 300;

/**
 * A log that does not allow an algorithm refuses its entries with 400: else that is said there, and not again for each
 * request that is wrong besides.
 */
export const refusedWith400 = premise<LogTarget>()({
  name: 'refused-with-400',
  owners: { 'not-400': 'log/algorithms/taken#not-400' },
  async find(_log, t): Promise<true> {
    for (const { algorithm, creation: made } of await t.use(several)) {
      const status = made?.answer.status ?? 400;
      const expected = `the entry, or 400 where ${algorithm} is not allowed`;
      const defect = { reason: 'not-400', expected, actual: `status ${status}`, at: 'log/entries' } as const;
      const others = status >= 500 || (made && isInFront(made.answer));
      t.judge(isTaken(status) || status === 400 || others ? undefined : defect, made?.answer);
    }
    return true;
  },
});

/** What `work` gives, or the trouble that it met. */
async function orTrouble<V>(work: () => Promise<V>): Promise<V | Trouble> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof Trouble) return cause;
    throw cause;
  }
}

/**
 * How many requests are under way at a time: too few for a crowd, which `log/together` makes later and judges, and no
 * more than the times that a log may say that it is busy, so that one with room for one at a time gets to them all.
 */
const AT_ONCE = 6;

/** Sends requests, so many at a time. Where one of them is taken or gets no answer, no more are sent. */
export async function sendInTurn(
  create: NonNullable<LogTarget['create']>,
  requests: readonly RefusedRequest[],
  writesLeft: () => number = () => AT_ONCE,
): Promise<Pick<Refusals, 'answers' | 'trouble'>> {
  const answers: { request: RefusedRequest; answer: Answer }[] = [];
  for (let next = 0; next < requests.length; ) {
    // Each takes one of the writes until it is refused.
    const places = Math.max(1, Math.min(AT_ONCE, writesLeft()));
    const together = requests.slice(next, next + places);
    const sent = await Promise.all(together.map(({ body }) => orTrouble(() => create({ body }))));
    const answered = sent.flatMap((answer, i) =>
      answer instanceof Trouble ? [] : [{ request: together[i]!, answer }],
    );
    answers.push(...answered);
    const trouble = sent.find((one) => one instanceof Trouble);
    if (trouble) return { answers, trouble };
    if (answered.some(({ answer }) => isTaken(answer.status))) break;
    next += together.length;
  }
  return { answers };
}

/**
 * All groups: first whatever is to be refused, then the sound entries, which a log that answers when it publishes takes
 * as long for as for one. A log is given no more to log that it should not once it has taken something of a group.
 */
export const refusals = premise<LogTarget>()({
  name: 'refusals',
  owners: {},
  async find(log, t): Promise<ReadonlyMap<RefusedFor, Refusals>> {
    await t.use(created);
    const create = log.create!;
    const entries = await t.use(maker);
    const groups = Object.keys(REFUSED) as RefusedFor[];
    const sent = new Map<RefusedFor, Refusals>();
    for (const group of groups)
      sent.set(group, await sendInTurn(create, REFUSED[group](entries, group), log.writesLeft));
    const whole = groups.map(async (group): Promise<[RefusedFor, Refusals]> => {
      const one = sent.get(group)!;
      if (one.trouble || one.answers.some(({ answer }) => isTaken(answer.status))) return [group, one];
      const sound = await orTrouble(() => creation({ create }, entries.make(group), t.time));
      return [group, sound instanceof Trouble ? { ...one, trouble: sound } : { ...one, sound }];
    });
    return new Map(await Promise.all(whole));
  },
});
