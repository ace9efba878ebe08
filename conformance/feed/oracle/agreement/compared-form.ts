/**
 * XML or JSONP of a list compared with its JSON.
 *
 * Follows: interface document, "Endpoints" (one list in every format); XML 1.0, section 2.11
 */

import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { jsonDifference } from '../json/difference.ts';
import { readJsonpAnswer } from '../jsonp/jsonp-answer.ts';
import { readXmlAnswer } from '../xml/xml-answer.ts';
import { alignedJson } from './aligned-json.ts';
import { alignedXml } from './aligned-xml.ts';
import { membersUnknownToXml } from './further-members.ts';
import type { FormBesideJson } from './json-beside.ts';
import { xmlCarries } from './xml-carries.ts';

/** A form that was compared. */
export interface ComparedForm<R extends string> {
  readonly answer: Answer;
  readonly defect?: Defect<R> | undefined;
}

const unreadable = (found: Defect): Defect<'unreadable'> => ({
  ...found,
  reason: 'unreadable',
  expected: `${found.expected}, also with unusual events in it`,
});

/** Content that is too large for the reader does not allow a judgement of the feed. */
const isOwnLimit = (reason: string): boolean => reason.startsWith('too-');

/** XML against JSON; undefined if it cannot be read, which other checks judge of every answer. */
export function comparedXml({
  json,
  ignored,
  answer,
}: FormBesideJson): ComparedForm<'line-end' | 'differs'> | undefined {
  const { value, defect } = readXmlAnswer(answer);
  // That it is well-formed is judged of every answer.
  if (defect) return undefined;
  const apart = new Set([...ignored, ...membersUnknownToXml(value.root, json)]);
  const straight = xmlCarries(json, value.root, apart).defect;
  const pair = straight && alignedXml(json, value.root);
  const found = pair ? xmlCarries(...pair, apart).defect : straight;
  if (found?.reason !== 'line-end') return { answer, defect: found && { ...found, reason: 'differs' } };
  const expected = `${found.expected}, each carriage return written as &#13;`;
  const actual = `${found.actual}: every reader changes a literal line end to this`;
  return { answer, defect: { ...found, reason: 'line-end', expected, actual } };
}

/** A call against JSON; undefined if it is larger than the limit of reading. */
export function comparedJsonp(
  { json, ignored, answer }: FormBesideJson,
  callback: string,
): ComparedForm<'unreadable' | 'differs'> | undefined {
  const { value, defect } = readJsonpAnswer(answer, callback);
  if (defect) return isOwnLimit(defect.reason) ? undefined : { answer, defect: unreadable(defect) };
  const found = jsonDifference(...alignedJson(json, value.json.root), ignored);
  return { answer, defect: found && { ...found, reason: 'differs' } };
}
