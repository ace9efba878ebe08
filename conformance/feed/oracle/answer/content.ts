/**
 * The content of answers, decoded and parsed. Many checks and all watches read each answer, so it is parsed once for
 * all of them; of a list that has not changed only the text is compared.
 *
 * Follows: RFC 9110, section 8.4; RFC 8259, section 8.1
 */

import { isUtf8 } from 'node:buffer';
import type { ParseResult } from '../../../core/check/parse-result.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { UndecodableBody } from '../../../core/target/undecodable-body.ts';
import { asBuffer } from '../../../oracle/bytes/bytes.ts';
import {
  type ExactJson,
  type JsonDefectReason,
  readExactJson,
  readExactJsonText,
} from '../../../oracle/json/exact-json.ts';
import { JsonListCache } from '../../../oracle/json/json-list-cache.ts';
import { oncePerAnswer } from './memo.ts';

/** Parsed lists by their text, a few of the last. Runs may share them, since the text alone decides the value. */
export const jsonMemory = new JsonListCache();

/** The content of an answer; undefined if it cannot be decoded. */
export function contentBytes(answer: Answer): Uint8Array | undefined {
  try {
    return answer.body();
  } catch (cause) {
    if (cause instanceof UndecodableBody) return undefined;
    throw cause;
  }
}

/** The content as text, with U+FFFD for bytes that are not UTF-8; empty if it cannot be decoded. */
export function contentText(answer: Answer): string {
  return oncePerAnswer(answer, 'text', () => asBuffer(contentBytes(answer) ?? new Uint8Array()).toString('utf8'));
}

/** The content as JSON, or why it is not JSON; undefined if it cannot be decoded. */
export function contentJson(answer: Answer): ParseResult<ExactJson, JsonDefectReason> | undefined {
  return oncePerAnswer(answer, 'JSON', () => {
    const bytes = contentBytes(answer);
    // Of UTF-8 it is the same text, of which there is one for all readers.
    if (bytes && isUtf8(bytes)) return readExactJsonText(contentText(answer), undefined, jsonMemory);
    return bytes && readExactJson(bytes, undefined, jsonMemory);
  });
}

/** The same, with bytes that are not UTF-8 replaced. */
export function lenientJson(answer: Answer): ExactJson | undefined {
  const strict = contentJson(answer);
  if (strict?.defect?.reason !== 'not-utf8') return strict?.value;
  return readExactJsonText(contentText(answer), undefined, jsonMemory).value;
}
