/**
 * An answer in an envelope that states a success.
 *
 * Follows: interface document, "Envelope"
 */

import type { Answer } from '../../../core/target/answer.ts';
import type { ExactJson } from '../../../oracle/json/exact-json.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { contentJson } from '../answer/content.ts';
import { metaNumber } from '../envelope/meta.ts';
import type { ObjectNode } from '../json/value.ts';

/** An answer in the envelope. */
export interface ListReading extends ExactJson {
  readonly answer: Answer;
  readonly meta: ObjectNode;
  readonly data: JsonNode;
}

/** An answer in an envelope that states success, for comparisons; undefined for other answers. */
export function readListing(answer: Answer): ListReading | undefined {
  const json = answer.cut ? undefined : contentJson(answer)?.value;
  if (json?.root.kind !== 'object') return undefined;
  const [meta, data] = [json.root.members.get('meta'), json.root.members.get('data')];
  if (meta?.kind !== 'object' || !data || !['200', '204'].includes(metaNumber(meta, 'status') ?? '')) return undefined;
  return { ...json, answer, meta, data };
}
