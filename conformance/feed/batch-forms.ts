/** The other forms of a list with unusual events in it, held against its JSON while they are there. */
import type { Defect } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { Inconclusive } from '../core/signal.ts';
import type { Trial } from '../core/trial.ts';
import { jsonDifference } from '../oracle/json-difference.ts';
import { xmlCarries } from '../oracle/xml-carries.ts';
import { paired, pairedXml } from './aligned.ts';
import { type Between, between } from './between.ts';
import { callbackOf, readScriptAnswer } from './jsonp-reading.ts';
import { readXmlAnswer } from './xml-reading.ts';

/** A form that was compared. */
export interface BatchForm {
  readonly answer: Answer;
  readonly defect?: Defect<'line-end' | 'unreadable' | 'differs'> | undefined;
}

/** What became of each form; absent where the list did not stand still, or the form is no success. */
export interface BatchForms {
  readonly xml?: BatchForm;
  readonly jsonp?: BatchForm;
}

const unreadable = (found: Defect): Defect<'unreadable'> => ({
  ...found,
  reason: 'unreadable',
  expected: `${found.expected}, also with unusual events in it`,
});

/** What a reader cannot take in for its size says nothing of the feed. */
const isOurs = (reason: string): boolean => reason.startsWith('too-');

function inXml({ json, ignored, answer }: Between): BatchForm | undefined {
  const { value, defect } = readXmlAnswer(answer);
  // That it is well-formed is judged of every answer.
  if (defect) return undefined;
  const straight = xmlCarries(json, value.root, ignored).defect;
  const pair = straight && pairedXml(json, value.root);
  const found = pair ? xmlCarries(...pair, ignored).defect : straight;
  if (found?.reason !== 'line-end') return { answer, defect: found && { ...found, reason: 'differs' } };
  const expected = `${found.expected}, each carriage return written as &#13;`;
  const actual = `${found.actual}: what every reader makes of one that stands there itself`;
  return { answer, defect: { ...found, reason: 'line-end', expected, actual } };
}

function inJsonp({ json, ignored, answer }: Between, callback: string): BatchForm | undefined {
  const { value, defect } = readScriptAnswer(answer, callback);
  if (defect) return isOurs(defect.reason) ? undefined : { answer, defect: unreadable(defect) };
  const found = jsonDifference(...paired(json, value.json.root), ignored);
  return { answer, defect: found && { ...found, reason: 'differs' } };
}

/** Reads both forms; of an order in which one of them has the events nothing is said here. */
export async function batchForms(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<BatchForms> {
  const callback = callbackOf(t);
  try {
    const [xml, jsonp] = [await between(feed, t, { format: 'xml' }), await between(feed, t, { callback })];
    const isServed = ({ answer }: Between) => answer.status < 300 && !answer.cut;
    const [one, other] = [isServed(xml) && inXml(xml), isServed(jsonp) && inJsonp(jsonp, callback)];
    return { ...(one ? { xml: one } : {}), ...(other ? { jsonp: other } : {}) };
  } catch (cause) {
    if (cause instanceof Inconclusive) return {};
    throw cause;
  }
}
