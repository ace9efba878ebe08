/** Requests that a log must refuse, and its answers. */

import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import type { RefusedRequest } from '../../inputs/refused-request/changed-request.ts';
import { REFUSED_REQUESTS, type RefusedFor } from '../../inputs/refused-request/refused-request.ts';
import type { Creation } from '../../oracle/entry/creation.ts';
import { gatewayRefusalText, isGatewayRefusal } from '../../oracle/http/gateway.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { firstEntry } from '../create/first-entry.ts';
import { runEntries } from '../create/run-entries.ts';
import { sendEntry } from '../create/send-entry.ts';

/** The requests of a group that were sent, and then the sound entry; each request is a change of that entry. */
export interface RefusalGroup {
  /** In the order of sending. After a request that the log accepted, only requests that were under way with it follow. */
  readonly answers: readonly { readonly request: RefusedRequest; readonly answer: Answer }[];
  readonly sound?: Creation;
  /** Why the rest was not sent. */
  readonly failure?: TransportFailure;
}

/** The answers of the log itself. A gateway in front of it may refuse a request for reasons of its own. */
export function answersOfLog({ answers }: Pick<RefusalGroup, 'answers'>): RefusalGroup['answers'] {
  return answers.filter(({ answer }) => !isGatewayRefusal(answer));
}

/** The sound entry of a group whose requests were all refused. Ends the check where the group was not sent to its end. */
export function soundEntryOf({ sound, failure }: RefusalGroup, t: Trial<LogTarget, never>): Creation {
  if (failure) throw failure;
  const { status } = sound!.answer;
  // The error of a gateway does not show the log's answer.
  if (status === 502 || status === 504) t.inconclusive(`the sound entry was answered with status ${status}`);
  return sound!;
}

/** Ends the check without a judgement where a gateway gave one of the answers. */
export function requireAnswersOfLog(answers: RefusalGroup['answers'], t: Trial<LogTarget, never>): void {
  const refused = answers.find(({ answer }) => isGatewayRefusal(answer));
  if (refused) t.inconclusive(`${refused.request.what}: ${gatewayRefusalText(refused.answer)}`);
}

/** The result of a request, or the failure that ended it. */
async function resultOrFailure<V>(work: () => Promise<V>): Promise<V | TransportFailure> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof TransportFailure) return cause;
    throw cause;
  }
}

/**
 * How many requests are under way at a time. The checks of the topic `concurrency` judge many at a time. This number is at
 * most the number of attempts after 429 or 503, so that a log that accepts one request at a time answers them all.
 */
const AT_ONCE = 6;

/** Sends requests, `AT_ONCE` at a time. After a request that is accepted or gets no answer, it sends no more. */
export async function sendRefusedRequests(
  create: NonNullable<LogTarget['create']>,
  requests: readonly RefusedRequest[],
  writesLeft: () => number = () => AT_ONCE,
): Promise<Pick<RefusalGroup, 'answers' | 'failure'>> {
  const answers: { request: RefusedRequest; answer: Answer }[] = [];
  for (let next = 0; next < requests.length; ) {
    // A request uses one of the writes until it is refused.
    const places = Math.max(1, Math.min(AT_ONCE, writesLeft()));
    const batch = requests.slice(next, next + places);
    const sent = await Promise.all(batch.map(({ body }) => resultOrFailure(() => create({ body }))));
    const answered = sent.flatMap((answer, i) =>
      answer instanceof TransportFailure ? [] : [{ request: batch[i]!, answer }],
    );
    answers.push(...answered);
    const failure = sent.find((result) => result instanceof TransportFailure);
    if (failure) return { answers, failure };
    if (answered.some(({ answer }) => isSuccessStatus(answer.status))) break;
    next += batch.length;
  }
  return { answers };
}

/**
 * Sends all groups: first the requests that must be refused, then the sound entries, all at once, since a log may answer
 * only when it publishes. Once the log has accepted a request of a group, no more of that group is sent, so that the log gets
 * no more entries that it should not have.
 */
export const refusedGroups = premise<LogTarget>()({
  name: 'refused-groups',
  async find(log, t): Promise<ReadonlyMap<RefusedFor, RefusalGroup>> {
    await t.use(firstEntry);
    const create = log.create!;
    const entries = await t.use(runEntries);
    const groups = Object.keys(REFUSED_REQUESTS) as RefusedFor[];
    const sent = new Map<RefusedFor, RefusalGroup>();
    for (const group of groups)
      sent.set(group, await sendRefusedRequests(create, REFUSED_REQUESTS[group](entries, group), log.writesLeft));
    const withSound = groups.map(async (group): Promise<[RefusedFor, RefusalGroup]> => {
      const refused = sent.get(group)!;
      if (refused.failure || refused.answers.some(({ answer }) => isSuccessStatus(answer.status)))
        return [group, refused];
      const sound = await resultOrFailure(() => sendEntry({ create }, entries.make(group), t.time));
      return [group, sound instanceof TransportFailure ? { ...refused, failure: sound } : { ...refused, sound }];
    });
    return new Map(await Promise.all(withSound));
  },
});
