/** The order that is declared, in JSON and in the other forms (interface, "Endpoints": it is not shown). */

import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { eventsInXmlOrder } from '../../oracle/agreement/aligned-xml.ts';
import type { FormBesideJson } from '../../oracle/agreement/json-beside.ts';
import type { ObjectNode } from '../../oracle/json/value.ts';
import { readJsonpAnswer } from '../../oracle/jsonp/jsonp-answer.ts';
import { dataEntries } from '../../oracle/list/entries.ts';
import { ordersOf } from '../../oracle/list/orders.ts';
import { readXmlAnswer } from '../../oracle/xml/xml-answer.ts';
import { compareWithJson } from '../../premises/agreement/compare-with-json.ts';
import { matchingJsonp } from '../../premises/agreement/matching-jsonp.ts';
import { matchingXml } from '../../premises/agreement/matching-xml.ts';
import { formQuery, type OtherForm } from '../../premises/agreement/other-form.ts';
import { runCallback } from '../../premises/jsonp/callback.ts';
import { matchingOrders } from '../../premises/order/matching-orders.ts';
import { clockSkewMs } from '../../premises/upcoming/clock-skew.ts';
import type { FeedTarget } from '../../target/target.ts';

/** A form that was looked at, and what is wrong with its order. */
interface OrderedForm {
  readonly answer: Answer;
  readonly defect?: Defect<'not-as-declared'> | undefined;
}

/** The events in the order of a form; undefined where it does not show. */
function eventsOfForm(
  form: OtherForm,
  { answer, json }: FormBesideJson,
  callback: string,
): readonly JsonNode[] | undefined {
  if (form === 'jsonp') {
    const called = readJsonpAnswer(answer, callback).value;
    return called && dataEntries(called.json.root);
  }
  const xml = readXmlAnswer(answer).value?.root;
  return xml && eventsInXmlOrder(xml, json);
}

/** Holds the forms that carry the data of JSON against the order that is declared. */
export async function orderedForms(
  feed: FeedTarget,
  t: Trial<FeedTarget, 'not-as-declared'>,
  order: string,
): Promise<readonly OrderedForm[]> {
  const alike = { xml: await t.attempt(matchingXml), jsonp: await t.attempt(matchingJsonp) };
  const callback = runCallback(t);
  const look = (form: OtherForm, both: FormBesideJson): OrderedForm => {
    const events = eventsOfForm(form, both, callback)?.filter((one): one is ObjectNode => one.kind === 'object');
    const [now, skew] = [t.time.epoch(), clockSkewMs(t)].map((ms) => BigInt(Math.round(ms)) * 1_000_000n);
    const fits: readonly string[] = events ? ordersOf(events, now!, skew!) : [order];
    const actual = fits.length === 0 ? 'neither by time nor by id' : fits.join(' or ');
    const at = form === 'xml' ? `events/${feed.site}.xml` : `events/${feed.site}.json?callback=…, /data`;
    const expected = `order: ${order}, as declared`;
    const defect = fits.includes(order) ? undefined : ({ reason: 'not-as-declared', expected, actual, at } as const);
    return { answer: both.answer, defect };
  };
  const found: OrderedForm[] = [];
  for (const form of ['xml', 'jsonp'] as const)
    if (alike[form]) found.push(await compareWithJson(feed, t, formQuery(form, t), (both) => look(form, both)));
  return found;
}

export const declared = check<FeedTarget>()({
  proves: 'FEED-LI-005',
  reasons: { 'not-as-declared': 'the events are listed in another order than declared' },
  run: async (feed, t) => {
    const { fits, shuffled, answer } = await t.use(matchingOrders);
    const order = t.declared('order');
    if (shuffled && fits.length === 0) {
      if (order === undefined) t.notApplicable('no order is declared, and the events are in another one each time');
      const expected = `order: ${order}, as declared`;
      t.judge({ reason: 'not-as-declared', expected, actual: 'another order each time', at: '/data' }, answer);
    }
    const is = fits.some((one) => one === order);
    // What is neither by id nor by time has no name of its own: that it stays the same is for the first check to see.
    const seen = fits.length === 0 ? 'other' : fits.length === 1 ? fits[0] : is ? order : undefined;
    if (order === 'other') return t.judge(undefined, answer);
    if (order !== undefined && !is) {
      const actual = fits.length === 0 ? 'neither by time nor by id' : fits.join(' or ');
      t.judge({ reason: 'not-as-declared', expected: `order: ${order}, as declared`, actual, at: '/data' }, answer);
    }
    if (seen !== undefined) t.chose('order', seen);
    t.judge(undefined, answer);
    if (order !== undefined) for (const form of await orderedForms(feed, t, order)) t.judge(form.defect, form.answer);
    if (seen === undefined) t.note(`the events are in the orders ${fits.join(' and ')} alike`);
  },
});
