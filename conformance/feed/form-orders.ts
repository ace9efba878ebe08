/** The orders in which XML and JSONP list the events: nothing says that they have that of JSON. */
import type { Defect } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import type { JsonNode } from '../oracle/json-node.ts';
import { agreed, calledAlike } from './agreed.ts';
import { entriesIn, inOrderOf } from './aligned.ts';
import { type Between, lasting } from './between.ts';
import { type OtherForm, queryOf } from './form-held.ts';
import { callbackOf, readScriptAnswer } from './jsonp-reading.ts';
import { ordersOf } from './orders.ts';
import { skewOf } from './past.ts';
import type { JsonObject } from './reading.ts';
import { readXmlAnswer } from './xml-reading.ts';

/** A form that was looked at, and what is wrong with its order. */
interface Ordered {
  readonly answer: Answer;
  readonly defect?: Defect<'not-as-declared'> | undefined;
}

/** The events in the order of a form; undefined where it does not show. */
function eventsIn(form: OtherForm, { answer, json }: Between, callback: string): readonly JsonNode[] | undefined {
  if (form === 'jsonp') {
    const called = readScriptAnswer(answer, callback).value;
    return called && entriesIn(called.json.root);
  }
  const xml = readXmlAnswer(answer).value?.root;
  return xml && inOrderOf(xml, json);
}

/** Holds the forms that carry the data of JSON against the order that is declared. */
export async function formsInOrder(
  feed: FeedTarget,
  t: Trial<FeedTarget, 'not-as-declared'>,
  order: string,
): Promise<readonly Ordered[]> {
  const alike = { xml: await t.attempt(agreed), jsonp: await t.attempt(calledAlike) };
  const callback = callbackOf(t);
  const look = (form: OtherForm, both: Between): Ordered => {
    const events = eventsIn(form, both, callback)?.filter((one): one is JsonObject => one.kind === 'object');
    const [now, skew] = [t.time.epoch(), skewOf(t)].map((ms) => BigInt(Math.round(ms)) * 1_000_000n);
    const fits: readonly string[] = events ? ordersOf(events, now!, skew!) : [order];
    const actual = fits.length === 0 ? 'neither by time nor by id' : fits.join(' or ');
    const at = form === 'xml' ? `events/${feed.site}.xml` : `events/${feed.site}.json?callback=…, /data`;
    const expected = `order: ${order}, as declared`;
    const defect = fits.includes(order) ? undefined : ({ reason: 'not-as-declared', expected, actual, at } as const);
    return { answer: both.answer, defect };
  };
  const found: Ordered[] = [];
  for (const form of ['xml', 'jsonp'] as const)
    if (alike[form]) found.push(await lasting(feed, t, queryOf(form, t), (both) => look(form, both)));
  return found;
}
