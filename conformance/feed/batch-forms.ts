/** The other forms of a list with unusual events in it, held against its JSON while they are there. */
import type { Defect } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import { Inconclusive } from '../core/signal.ts';
import type { Trial } from '../core/trial.ts';
import { jsonDifference } from '../oracle/json-difference.ts';
import { xmlCarries } from '../oracle/xml-carries.ts';
import { paired, pairedXml } from './aligned.ts';
import { type Between, lasting } from './between.ts';
import { unknownTo } from './further.ts';
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

/** XML against JSON; undefined where it cannot be read, which is judged of every answer. */
export function inXml({ json, ignored, answer }: Between): BatchForm | undefined {
  const { value, defect } = readXmlAnswer(answer);
  // That it is well-formed is judged of every answer.
  if (defect) return undefined;
  const apart = new Set([...ignored, ...unknownTo(value.root, json)]);
  const straight = xmlCarries(json, value.root, apart).defect;
  const pair = straight && pairedXml(json, value.root);
  const found = pair ? xmlCarries(...pair, apart).defect : straight;
  if (found?.reason !== 'line-end') return { answer, defect: found && { ...found, reason: 'differs' } };
  const expected = `${found.expected}, each carriage return written as &#13;`;
  const actual = `${found.actual}: what every reader makes of one that stands there itself`;
  return { answer, defect: { ...found, reason: 'line-end', expected, actual } };
}

/** A call against JSON; undefined where it is more than is read. */
export function inJsonp({ json, ignored, answer }: Between, callback: string): BatchForm | undefined {
  const { value, defect } = readScriptAnswer(answer, callback);
  if (defect) return isOurs(defect.reason) ? undefined : { answer, defect: unreadable(defect) };
  const found = jsonDifference(...paired(json, value.json.root), ignored);
  return { answer, defect: found && { ...found, reason: 'differs' } };
}

/** Reads both forms; of an order in which one of them has the events nothing is said here. */
export async function batchForms(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<BatchForms> {
  const callback = callbackOf(t);
  const held = async (query: FeedQuery, judged: (both: Between) => BatchForm | undefined) => {
    const look = (both: Between) => {
      const { answer } = both;
      const form = answer.status < 300 && !answer.cut ? judged(both) : undefined;
      return { form, defect: form?.defect };
    };
    return (await lasting(feed, t as Trial<FeedTarget, NonNullable<BatchForm['defect']>['reason']>, query, look)).form;
  };
  try {
    const xml = await held({ format: 'xml' }, inXml);
    const jsonp = await held({ callback }, (both) => inJsonp(both, callback));
    return { ...(xml ? { xml } : {}), ...(jsonp ? { jsonp } : {}) };
  } catch (cause) {
    if (cause instanceof Inconclusive) return {};
    throw cause;
  }
}
