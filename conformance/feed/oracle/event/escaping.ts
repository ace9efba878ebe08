/**
 * How the texts of an event are escaped (choice title-escaping).
 *
 * Follows: interface document, "Event"; the samples of the known service
 */

import type { JsonNode } from '../../../oracle/json/json-node.ts';
import type { ObjectNode } from '../json/value.ts';
import type { FeedEvent } from './event.ts';

/** How a text with characters of markup is served. */
export type Escaping = 'raw' | 'html';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#0?39|#x27);/g, (_, name?: string) => (name ? ENTITIES[name]! : "'"));

/** How a text was served; undefined if it is another text. A text without markup does not show it. */
export function escapingOf(expected: string, actual: string): Escaping | 'any' | undefined {
  if (actual === expected) return /[&<>]/.test(expected) ? 'raw' : 'any';
  return unescaped(actual) === expected ? (/[&<>]/.test(expected) ? 'html' : 'any') : undefined;
}

const textsOfMember = (node: JsonNode | undefined): readonly string[] =>
  (node?.kind === 'array' ? node.items : [node]).flatMap((item) => (item?.kind === 'string' ? [item.value] : []));

/** Texts that may belong to two published texts are ignored. */
function* escapingsOf(published: readonly (string | null)[], served: readonly string[]): Generator<Escaping> {
  for (const text of published) {
    if (text === null) continue;
    const found = [...new Set(served.map((one) => escapingOf(text, one)).filter((one) => one !== undefined))];
    if (found.length === 1 && found[0] !== 'any') yield found[0]!;
  }
}

/** How a title or a type was served. */
export interface MemberEscaping {
  readonly of: 'title' | 'type';
  readonly escaping: Escaping;
}

/** How the title and each type were served, as far as it shows. */
export function memberEscapings({ title, type }: FeedEvent, { members }: ObjectNode): readonly MemberEscaping[] {
  const shown = (of: MemberEscaping['of'], published: readonly (string | null)[]) =>
    [...escapingsOf(published, textsOfMember(members.get(of)))].map((escaping) => ({ of, escaping }));
  return [...shown('title', [title]), ...shown('type', type ?? [])];
}
