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

/** An answer in a form, and the defect of its order. */
interface OrderedForm {
  readonly answer: Answer;
  readonly defect?: Defect<'not-as-declared'> | undefined;
}

/** The events in the order of a form; undefined if the form does not show it. */
function eventsOfForm(
  form: OtherForm,
  { answer, json }: FormBesideJson,
  callback: string,
): readonly JsonNode[] | undefined {
  if (form === 'jsonp') {
    const call = readJsonpAnswer(answer, callback).value;
    return call && dataEntries(call.json.root);
  }
  const xml = readXmlAnswer(answer).value?.root;
  return xml && eventsInXmlOrder(xml, json);
}

/** Compares the order of the other forms with the declared one, as far as they carry the data of the JSON. */
export async function orderedForms(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  order: string,
): Promise<readonly OrderedForm[]> {
  const matching = { xml: await t.attempt(matchingXml), jsonp: await t.attempt(matchingJsonp) };
  const callback = runCallback(t);
  const look = (form: OtherForm, both: FormBesideJson): OrderedForm => {
    const events = eventsOfForm(form, both, callback)?.filter((event): event is ObjectNode => event.kind === 'object');
    const [now, skew] = [t.time.epoch(), clockSkewMs(t)].map((ms) => BigInt(Math.round(ms)) * 1_000_000n);
    const at = form === 'xml' ? `events/${feed.site}.xml` : `events/${feed.site}.json?callback=…, /data`;
    const defect = events && orderDefect(ordersOf(events, now!, skew!), order, at);
    return { answer: both.answer, defect };
  };
  const results: OrderedForm[] = [];
  for (const form of ['xml', 'jsonp'] as const)
    if (matching[form]) results.push(await compareWithJson(feed, t, formQuery(form, t), (both) => look(form, both)));
  return results;
}

/** Events that are not in the declared order. `fits`: the orders that they are in. */
function orderDefect(fits: readonly string[], order: string, at: string): Defect<'not-as-declared'> | undefined {
  if (fits.includes(order)) return undefined;
  const actual = fits.length === 0 ? 'neither by time nor by id' : fits.join(' or ');
  return { reason: 'not-as-declared', expected: `order: ${order}, as declared`, actual, at };
}

/** The declared order, in JSON and in the other forms (interface, "Endpoints": the order is not shown). */
export const declared = check<FeedTarget>()({
  // FEED-LI-005 (must): Events are listed in the declared order. [interface, "Endpoints"]
  proves: 'FEED-LI-005',
  reasons: { 'not-as-declared': 'the events are listed in another order than declared' },
  run: async (feed, t) => {
    const { fits, shuffled, answer } = await t.use(matchingOrders);
    const order = t.declared('order');
    if (shuffled && fits.length === 0) {
      if (order === undefined)
        return t.notApplicable('no order is declared, and the events are in another order each time');
      const expected = `order: ${order}, as declared`;
      return t.fail({ reason: 'not-as-declared', expected, actual: 'another order each time', at: '/data' }, answer);
    }
    // An order that is neither by id nor by time has no name; `feed/order/stable` judges whether it stays.
    if (order === 'other') return t.judge(undefined, answer);
    t.judge(order !== undefined && orderDefect(fits, order, '/data'), answer);
    const observed = order ?? (fits.length === 0 ? 'other' : fits.length === 1 ? fits[0] : undefined);
    if (observed !== undefined) t.chose('order', observed);
    if (order !== undefined) for (const form of await orderedForms(feed, t, order)) t.judge(form.defect, form.answer);
    if (observed === undefined)
      t.note(`the order of the events is that of ${fits.join(' and of ')}: which of them it is cannot be seen`);
  },
});
