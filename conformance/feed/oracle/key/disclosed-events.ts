/**
 * Events in an answer that should have no events.
 *
 * Follows: interface document, "Authentication"
 */

import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { eventsInAnswer } from '../answer/events-in-answer.ts';
import { effectiveStatus } from '../answer/status.ts';
import { type EventTraces, tracesInAnswer } from './event-traces.ts';

/** The defect of an answer that has events, or reveals the listed events. */
export function disclosedEventsDefect<R extends string>(
  reason: R,
  answer: Answer,
  known: EventTraces,
  what: string,
  at: string,
): Defect<R> | undefined {
  const { length } = eventsInAnswer(answer);
  const found = length > 0 ? `${length} events` : tracesInAnswer(answer, known);
  const actual = `${found}, with status ${effectiveStatus(answer)}`;
  return found === undefined ? undefined : { reason, expected: `no events: ${what}`, actual, at };
}
