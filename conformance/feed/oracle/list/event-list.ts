/**
 * A list in JSON, and its events.
 *
 * Follows: interface document, "Envelope"
 */

import type { Answer } from '../../../core/target/answer.ts';
import { contentJson } from '../answer/content.ts';
import type { ObjectNode } from '../json/value.ts';

/** A list in JSON; without events if it cannot be read. */
export interface EventList {
  readonly answer: Answer;
  readonly events?: readonly ObjectNode[] | undefined;
}

/** A list that could be read. */
export type ReadableList = EventList & { readonly events: readonly ObjectNode[] };

export function eventsOfSuccess(answer: Answer): readonly ObjectNode[] | undefined {
  const root = answer.cut ? undefined : contentJson(answer)?.value?.root;
  const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
  const status = meta?.kind === 'object' ? meta.members.get('status') : undefined;
  const data = root?.kind === 'object' ? root.members.get('data') : undefined;
  if (status?.kind !== 'number' || (status.text !== '200' && status.text !== '204')) return undefined;
  if (data?.kind === 'null') return [];
  return data?.kind === 'array' ? data.items.filter((item) => item.kind === 'object') : undefined;
}
