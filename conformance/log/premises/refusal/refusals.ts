/** Requests that no log may take, and what the log answered to them. */

import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import type { RefusedRequest } from '../../inputs/refused-request/changed-request.ts';
import { REFUSED_REQUESTS, type RefusedFor } from '../../inputs/refused-request/refused-request.ts';
import type { Creation } from '../../oracle/entry/creation.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { firstEntry } from '../create/first-entry.ts';
import { runEntries } from '../create/run-entries.ts';
import { sendEntry } from '../create/send-entry.ts';

/** A group of such requests, as far as it was sent, and then the sound entry of which each is a change. */
export interface RefusalGroup {
  /** In the order in which they were sent. Where the log took one, nothing follows those that were under way with it. */
  readonly answers: readonly { readonly request: RefusedRequest; readonly answer: Answer }[];
  readonly sound?: Creation;
  /** What kept us from sending the rest. */
  readonly trouble?: TransportFailure;
}

/** What `work` gives, or the trouble that it met. */
async function resultOrTrouble<V>(work: () => Promise<V>): Promise<V | TransportFailure> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof TransportFailure) return cause;
    throw cause;
  }
}

/**
 * How many requests are under way at a time: too few for a crowd, which `log/together` makes later and judges, and no
 * more than the times that a log may say that it is busy, so that one with room for one at a time gets to them all.
 */
const AT_ONCE = 6;

/** Sends requests, so many at a time. Where one of them is taken or gets no answer, no more are sent. */
export async function sendRefusedRequests(
  create: NonNullable<LogTarget['create']>,
  requests: readonly RefusedRequest[],
  writesLeft: () => number = () => AT_ONCE,
): Promise<Pick<RefusalGroup, 'answers' | 'trouble'>> {
  const answers: { request: RefusedRequest; answer: Answer }[] = [];
  for (let next = 0; next < requests.length; ) {
    // Each takes one of the writes until it is refused.
    const places = Math.max(1, Math.min(AT_ONCE, writesLeft()));
    const together = requests.slice(next, next + places);
    const sent = await Promise.all(together.map(({ body }) => resultOrTrouble(() => create({ body }))));
    const answered = sent.flatMap((answer, i) =>
      answer instanceof TransportFailure ? [] : [{ request: together[i]!, answer }],
    );
    answers.push(...answered);
    const trouble = sent.find((one) => one instanceof TransportFailure);
    if (trouble) return { answers, trouble };
    if (answered.some(({ answer }) => isSuccessStatus(answer.status))) break;
    next += together.length;
  }
  return { answers };
}

/**
 * All groups: first whatever is to be refused, then the sound entries, which a log that answers when it publishes takes
 * as long for as for one. A log is given no more to log that it should not once it has taken something of a group.
 */
export const refusedGroups = premise<LogTarget>()({
  name: 'refusals',
  async find(log, t): Promise<ReadonlyMap<RefusedFor, RefusalGroup>> {
    await t.use(firstEntry);
    const create = log.create!;
    const entries = await t.use(runEntries);
    const groups = Object.keys(REFUSED_REQUESTS) as RefusedFor[];
    const sent = new Map<RefusedFor, RefusalGroup>();
    for (const group of groups)
      sent.set(group, await sendRefusedRequests(create, REFUSED_REQUESTS[group](entries, group), log.writesLeft));
    const whole = groups.map(async (group): Promise<[RefusedFor, RefusalGroup]> => {
      const one = sent.get(group)!;
      if (one.trouble || one.answers.some(({ answer }) => isSuccessStatus(answer.status))) return [group, one];
      const sound = await resultOrTrouble(() => sendEntry({ create }, entries.make(group), t.time));
      return [group, sound instanceof TransportFailure ? { ...one, trouble: sound } : { ...one, sound }];
    });
    return new Map(await Promise.all(whole));
  },
});
