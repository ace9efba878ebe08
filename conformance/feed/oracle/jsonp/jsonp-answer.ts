/**
 * The answer to a request that names a callback. It is parsed and never run.
 *
 * Follows: RFC 9239, section 4; interface document, "Endpoints"
 */

import { type ParseResult, parsedValue } from '../../../core/check/parse-result.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { contentBytes, jsonMemory, lenientJson } from '../answer/content.ts';
import { oncePerAnswer } from '../answer/memo.ts';
import { isErrorAnswer } from '../answer/status.ts';
import { charsetOf } from '../http/charset.ts';
import { callbackPath } from './callback.ts';
import { type Jsonp, type JsonpReason, readJsonp } from './jsonp.ts';
import { scriptAroundJson } from './script-text.ts';

/** The characters of a script: in UTF-8, or as its charset says (RFC 9239, section 4). */
export function scriptText(answer: Answer): ParseResult<string, 'undecodable' | 'encoding'> {
  const bytes = contentBytes(answer);
  const coded = 'content in the coding that Content-Encoding names';
  if (!bytes) return { defect: { reason: 'undecodable', expected: coded, actual: 'content that cannot be decoded' } };
  const charset = charsetOf(answer) ?? 'utf-8';
  try {
    return parsedValue(new TextDecoder(charset, { fatal: true }).decode(bytes));
  } catch {
    return { defect: { reason: 'encoding', expected: `characters in ${charset}`, actual: 'bytes that are not UTF-8' } };
  }
}

/** The one call of `name` that an answer is. */
export function readJsonpAnswer(
  answer: Answer,
  name: string,
): ParseResult<Jsonp, JsonpReason | 'undecodable' | 'encoding'> {
  return oncePerAnswer(answer, `call ${name}`, () => readJsonpCall(answer, name));
}

type JsonpAnswer = ParseResult<Jsonp, JsonpReason | 'undecodable' | 'encoding'>;

function readJsonpCall(answer: Answer, name: string): JsonpAnswer {
  const text = scriptText(answer);
  return text.defect ? text : readJsonp(text.value, name, jsonMemory);
}

/** What became of a name that was asked for. */
export type CallbackNameReason = 'refused' | 'other-call';

/** The defect of the answer to a request that names a function; undefined if the answer calls it. */
export function callbackNameDefect(answer: Answer, name: string): CallbackNameReason | undefined {
  const text = scriptText(answer).value;
  if (answer.status >= 300 || text === undefined || lenientJson(answer)) return 'refused';
  return readJsonpAnswer(answer, name).value ? undefined : 'other-call';
}

const IDENTIFIERS = /[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/gu;

/**
 * Whether an answer with the events calls a function that certainly is not the named one: its script around the JSON
 * does not even contain the name. Other scripts may call the function in a way that is not read here.
 */
export function callsAnotherFunction(answer: Answer, name: string): boolean {
  if (isErrorAnswer(answer) || answer.status >= 300) return false;
  if (readJsonpAnswer(answer, name).defect?.reason !== 'other-call') return false;
  const { script } = scriptAroundJson(scriptText(answer).value ?? '', jsonMemory);
  const words = new Set(script.match(IDENTIFIERS));
  return !callbackPath(name)!.every((key) => words.has(key));
}
