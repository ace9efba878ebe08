/** XML or JSONP of a list compared with its JSON, for another site, under another key, or with a coding. */

import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { comparedJsonp, comparedXml } from '../../oracle/agreement/compared-form.ts';
import type { FormBesideJson } from '../../oracle/agreement/json-beside.ts';
import { effectiveStatus } from '../../oracle/answer/status.ts';
import { isXmlType, readMediaType } from '../../oracle/http/media-type.ts';
import { readXmlAnswer } from '../../oracle/xml/xml-answer.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { runCallback } from '../jsonp/callback.ts';
import { requireOwnAnswer } from '../list/own-answer.ts';
import { compareWithJson } from './compare-with-json.ts';

/** The forms that are compared with JSON. */
export type OtherForm = 'xml' | 'jsonp';

/** An answer in a form, and its defect. */
export interface FormComparison {
  readonly answer: Answer;
  readonly defect?: Defect<'not-served' | 'differs'> | undefined;
}

const NAMES = { xml: 'XML', jsonp: 'a call' } as const;

/** The request for a form. */
export const formQuery = (form: OtherForm, t: Pick<Trial<FeedTarget, never>, 'runId'>): FeedQuery =>
  form === 'xml' ? { format: 'xml' } : { callback: runCallback(t) };

/** Whether it is called XML: all of that is judged to be well-formed, and in its encoding. */
const hasXmlType = (answer: Answer): boolean =>
  isXmlType(readMediaType(headerValue(answer, 'content-type') ?? '')?.type ?? '');

function comparison(t: Trial<FeedTarget, string>, form: OtherForm, both: FormBesideJson, at: string): FormComparison {
  const { answer } = both;
  requireOwnAnswer(t, answer, at);
  const expected = `the list in ${NAMES[form]}: in JSON it is served`;
  const absent = (actual: string) => ({ answer, defect: { reason: 'not-served', expected, actual, at } as const });
  if (![200, 204].includes(effectiveStatus(answer)))
    return absent(`HTTP status ${answer.status}, which means ${effectiveStatus(answer)}`);
  if (form === 'xml' && readXmlAnswer(answer).defect)
    return hasXmlType(answer) ? { answer } : absent('other content, without a type of XML');
  const compared = form === 'xml' ? comparedXml(both) : comparedJsonp(both, runCallback(t));
  const { defect } = compared ?? {};
  if (!defect) return { answer };
  if (defect.reason === 'unreadable') return absent(`content that is not a call: ${defect.actual}`);
  return { answer, defect: { ...defect, reason: 'differs', at: defect.at ? `${at}, ${defect.at}` : at } };
}

/**
 * Compares a form with the JSON that is served right before and after. `more` is added to the request for the form
 * only.
 */
export function compareForm(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  form: OtherForm,
  at: string,
  more: FeedQuery = {},
): Promise<FormComparison> {
  const query = { ...formQuery(form, t), ...more };
  return compareWithJson(feed, t, query, (both) => comparison(t, form, both, at));
}
