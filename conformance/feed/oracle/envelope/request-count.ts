/**
 * The counter of requests in `meta`.
 *
 * Follows: interface document, "Envelope"
 */

import type { Answer } from '../../../core/target/answer.ts';
import { contentJson } from '../answer/content.ts';
import { metaNumber } from './meta.ts';

/** `meta.requests` where it is an integer and `data` is not empty: known feeds do not count an answer without data. */
export function requestCount(answer: Answer): bigint | undefined {
  const root = contentJson(answer)?.value?.root;
  if (root?.kind !== 'object') return undefined;
  const [meta, data] = [root.members.get('meta'), root.members.get('data')];
  const text = meta?.kind === 'object' ? metaNumber(meta, 'requests') : undefined;
  if (text === undefined || !/^-?\d+$/.test(text)) return undefined;
  return data?.kind === 'array' && data.items.length > 0 ? BigInt(text) : undefined;
}
