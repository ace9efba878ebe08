/** XML or JSONP of a list held against its JSON, for another site, under another key, or with a coding. */
import type { Defect } from '../core/defect.ts';
import { type Answer, headerOf } from '../core/exchange.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import { Inconclusive } from '../core/signal.ts';
import type { Trial } from '../core/trial.ts';
import { isXmlType, readMediaType } from '../oracle/media-type.ts';
import { inJsonp, inXml } from './batch-forms.ts';
import { type Between, lasting } from './between.ts';
import { meant } from './held.ts';
import { callbackOf } from './jsonp-reading.ts';
import { ownAnswer, readXmlAnswer } from './xml-reading.ts';

/** The forms that are held against JSON. */
export type OtherForm = 'xml' | 'jsonp';

/** An answer in a form, and what is wrong with it. */
export interface FormHeld {
  readonly answer: Answer;
  readonly defect?: Defect<'not-served' | 'differs'> | undefined;
}

const NAMES = { xml: 'XML', jsonp: 'a call' } as const;

/** How a form is asked for. */
export const queryOf = (form: OtherForm, t: Pick<Trial<FeedTarget, never>, 'runId'>): FeedQuery =>
  form === 'xml' ? { format: 'xml' } : { callback: callbackOf(t) };

/** Whether it is called XML: all of that is judged to be well-formed, and in its encoding. */
const isCalledXml = (answer: Answer): boolean =>
  isXmlType(readMediaType(headerOf(answer, 'content-type') ?? '')?.type ?? '');

function held(t: Trial<FeedTarget, string>, form: OtherForm, both: Between, at: string): FormHeld {
  const { answer } = both;
  ownAnswer(t, answer, at);
  const expected = `the list in ${NAMES[form]}: in JSON it is served`;
  const absent = (actual: string) => ({ answer, defect: { reason: 'not-served', expected, actual, at } as const });
  if (![200, 204].includes(meant(answer))) return absent(`HTTP status ${answer.status}, which means ${meant(answer)}`);
  if (form === 'xml' && readXmlAnswer(answer).defect)
    return isCalledXml(answer) ? { answer } : absent('something else, with no type of XML');
  const found = form === 'xml' ? inXml(both) : inJsonp(both, callbackOf(t));
  const { defect } = found ?? {};
  if (!defect) return { answer };
  if (defect.reason === 'unreadable') return absent(`what is no call: ${defect.actual}`);
  return { answer, defect: { ...defect, reason: 'differs', at: defect.at ? `${at}, ${defect.at}` : at } };
}

/** Holds a form against the JSON that is served right before and after. `more` is asked for in that form alone. */
export function formHeld(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  form: OtherForm,
  at: string,
  more: FeedQuery = {},
): Promise<FormHeld> {
  const query = { ...queryOf(form, t), ...more };
  return lasting(feed, t as Trial<FeedTarget, 'not-served' | 'differs'>, query, (both) => held(t, form, both, at));
}

/** Judges all of several; what could be judged of none of them is inconclusive only where no other is wrong. */
export async function eachAsFarAsItGoes<X>(all: readonly X[], judge: (one: X) => Promise<void>): Promise<void> {
  let unsure: Inconclusive | undefined;
  for (const one of all) {
    try {
      await judge(one);
    } catch (cause) {
      if (!(cause instanceof Inconclusive)) throw cause;
      unsure ??= cause;
    }
  }
  if (unsure) throw unsure;
}
