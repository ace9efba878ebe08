/**
 * Defects of the call in an answer, and of the called name.
 *
 * Follows: interface document, "Endpoints" (JSONP); RFC 9239, section 4
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { defectFor, locatedDefect } from '../answer/chosen-reason.ts';
import { callbackNameDefect, readJsonpAnswer } from './jsonp-answer.ts';

/** What should be served where a callback is named, for people. */
export const callText = (callback: string): string => `one call ${callback}({…})`;

/** A script that is not one call of the function with one object in JSON. */
export function callDefect(
  answer: Answer,
  callback: string,
  at: string,
): Defect<'not-wrapped' | 'other-call' | 'several-statements' | 'argument'> | undefined {
  const { defect } = readJsonpAnswer(answer, callback);
  const argument = defectFor(defect, ['argument-count', 'argument-string', 'not-an-object', 'not-json-literal']);
  if (argument) return locatedDefect({ ...argument, reason: 'argument' }, at);
  return locatedDefect(defectFor(defect, ['not-wrapped', 'other-call', 'several-statements']), at);
}

/** Content that is not a script in its encoding. */
export const scriptDefect = (
  answer: Answer,
  callback: string,
  at: string,
): Defect<'encoding' | 'not-javascript'> | undefined =>
  locatedDefect(defectFor(readJsonpAnswer(answer, callback).defect, ['encoding', 'not-javascript']), at);

/** The function of these that an answer calls. */
export const calledName = (answer: Answer, names: readonly string[]): string | undefined =>
  names.find((name) => readJsonpAnswer(answer, name).value);

/** An answer that does not call the function that its request names. `names`: those of requests at the same time. */
export function libraryCallDefect(
  answer: Answer,
  name: string,
  names: readonly string[],
  at: string,
): Defect<'refused' | 'other-call' | 'another-request'> | undefined {
  const reason = callbackNameDefect(answer, name);
  if (!reason) return undefined;
  const expected = callText(name);
  const calledFunction = calledName(answer, names);
  if (calledFunction !== undefined)
    return { reason: 'another-request', expected, actual: `a call of ${calledFunction}`, at };
  return { reason, expected, actual: reason === 'refused' ? 'no call' : 'another script', at };
}

/** A call in the answer to a request that names no function. */
export function leftOverCallDefect(
  answer: Answer,
  names: readonly string[],
  at: string,
): Defect<'left-over'> | undefined {
  const name = calledName(answer, names);
  return name === undefined ? undefined : { reason: 'left-over', expected: 'JSON', actual: `a call of ${name}`, at };
}
