/** How the texts of an event are served (choice title-escaping). */
import type { FeedEvent } from '../core/feed-event.ts';
import type { JsonNode } from '../oracle/json-node.ts';
import { type Escaping, escapingOf } from './compare.ts';
import type { JsonObject } from './reading.ts';

const textsIn = (node: JsonNode | undefined): readonly string[] =>
  (node?.kind === 'array' ? node.items : [node]).flatMap((one) => (one?.kind === 'string' ? [one.value] : []));

/** A text that may stand for two of those that were published says nothing. */
function* escapingsOf(published: readonly (string | null)[], served: readonly string[]): Generator<Escaping> {
  for (const text of published) {
    if (text === null) continue;
    const found = [...new Set(served.map((one) => escapingOf(text, one)).filter((one) => one !== undefined))];
    if (found.length === 1 && found[0] !== 'any') yield found[0]!;
  }
}

/** How a title or a type was served. */
export interface Shown {
  readonly of: 'title' | 'type';
  readonly escaping: Escaping;
}

/** How the title and each type were served, as far as it shows. */
export function escapingsIn({ title, type }: FeedEvent, { members }: JsonObject): readonly Shown[] {
  const shown = (of: Shown['of'], published: readonly (string | null)[]) =>
    [...escapingsOf(published, textsIn(members.get(of)))].map((escaping) => ({ of, escaping }));
  return [...shown('title', [title]), ...shown('type', type ?? [])];
}
