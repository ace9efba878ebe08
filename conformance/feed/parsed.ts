/**
 * Answers as what is written in them. Many checks and all watches read each answer: it is read once for all of them, and of
 * a list that says what it said before only the text is compared.
 */
import type { Parsed } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import { Undecodable } from '../core/trouble.ts';
import { type ExactJson, type JsonReason, readExactJson, readExactJsonText } from '../oracle/exact-json.ts';
import { JsonMemory } from '../oracle/json-memory.ts';
import { once } from './recent.ts';

/** The lists that were seen last. Of two feeds in turn each has its own again, for the text decides. */
export const memory = new JsonMemory();

/** The content of an answer; undefined where it cannot be decoded. */
export function contentOf(answer: Answer): Uint8Array | undefined {
  try {
    return answer.body();
  } catch (cause) {
    if (cause instanceof Undecodable) return undefined;
    throw cause;
  }
}

/** The content as text, with U+FFFD for what is no UTF-8; empty where it cannot be decoded. */
export function textOf(answer: Answer): string {
  return once(answer, 'text', () => Buffer.from(contentOf(answer) ?? []).toString('utf8'));
}

/** The content as JSON, or why it is none; undefined where it cannot be decoded. */
export function jsonOf(answer: Answer): Parsed<ExactJson, JsonReason> | undefined {
  return once(answer, 'JSON', () => {
    const bytes = contentOf(answer);
    return bytes && readExactJson(bytes, undefined, memory);
  });
}

/** The same where bytes that are no UTF-8 are passed over. */
export function laxJsonOf(answer: Answer): ExactJson | undefined {
  const strict = jsonOf(answer);
  if (strict?.defect?.reason !== 'not-utf8') return strict?.value;
  return readExactJsonText(textOf(answer), undefined, memory).value;
}
