/**
 * The members of `meta`.
 *
 * Follows: interface document, "Envelope"
 */

import type { Answer } from '../../../core/target/answer.ts';
import type { Exchange } from '../../../core/target/exchange.ts';
import { contentJson } from '../answer/content.ts';
import type { ObjectNode } from '../json/value.ts';
import type { XmlElement } from '../xml/tree.ts';

/** The members of the envelope that the interface document lists. */
export const META_MEMBERS = ['requests', 'timestamp', 'status', 'message', 'method_id', 'method'] as const;

/** `meta` of an answer in JSON, where it has one. */
export function metaOfExchange(
  { resource = '', request }: Exchange,
  answer: Answer | undefined,
): ObjectNode | undefined {
  if (!answer || !resource.endsWith('.json')) return undefined;
  const root = /[?&]callback=/.test(request.url) ? undefined : contentJson(answer)?.value?.root;
  const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
  return meta?.kind === 'object' ? meta : undefined;
}

/** The element `meta` with members as elements; undefined in a form of another kind. */
export function metaElement(element: XmlElement): XmlElement | undefined {
  if (element.local === 'meta' && element.children.some(({ local }) => local === 'status')) return element;
  return element.children.map(metaElement).find((meta) => meta !== undefined);
}

/** The number that a member of `meta` is as it is written, or undefined. */
export function metaNumber(meta: ObjectNode, name: string): string | undefined {
  const node = meta.members.get(name);
  return node?.kind === 'number' ? node.text : undefined;
}
