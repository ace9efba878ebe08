/** One list in several forms (interface, "Endpoints"). */
import { check } from '../core/check.ts';
import type { Answer } from '../core/exchange.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { agreed, calledAlike } from './agreed.ts';
import type { BatchForm } from './batch-forms.ts';
import { callbackOf } from './jsonp-reading.ts';
import { contentOf, listing, readListing } from './reading.ts';
import { readable } from './right.ts';
import { readXmlAnswer, xmlListing } from './xml-reading.ts';

export { jsonpElsewhere, xmlElsewhere } from './agreement-further.ts';
export { jsonpMeta, xmlMeta } from './meta-forms.ts';

export const xml = check<FeedTarget>()({
  proves: 'FEED-FM-003',
  reasons: {
    missing: 'JSON has a value that XML has not',
    extra: 'XML has a value that JSON has not',
    order: 'XML has the values of a list in an event in another order than JSON',
    'other-entry': 'XML has a value of one event, or of one occurrence, in another',
    number: 'XML has another number than JSON, or writes it otherwise than as a number',
    text: 'XML has another text than JSON',
    'white-space': 'a text in XML and in JSON differ in white space',
    'escaped-twice': 'a text is escaped once more in XML than in JSON, or once less',
  },
  run: async (_feed, t) => {
    const { answer, compared } = await t.use(agreed);
    if (compared === 0) t.notApplicable('the JSON has no values to look for');
    t.judge(undefined, answer);
  },
});

export const jsonp = check<FeedTarget>()({
  proves: 'FEED-FM-005',
  reasons: {
    missing: 'JSON has a member or an entry that JSONP has not',
    extra: 'JSONP has a member or an entry that JSON has not',
    value: 'JSONP has another value than JSON',
  },
  run: async (_feed, t) => {
    t.judge(undefined, (await t.use(calledAlike)).answer);
  },
});

export const publishedXml = check<FeedTarget>()({
  proves: 'FEED-FM-003',
  needs: ['publisher'],
  reasons: {
    'line-end': 'a carriage return of a published text is in JSON, and in XML not: it was not written as a reference',
    differs: 'an unusual event that was published is served otherwise in XML than in JSON',
  },
  run: async (_feed, t) => {
    await t.use(agreed);
    await judgeForm(t, (await t.use(readable)).forms.xml);
  },
});

export const publishedJsonp = check<FeedTarget>()({
  proves: 'FEED-FM-005',
  needs: ['publisher'],
  reasons: {
    unreadable: 'JSONP cannot be read any more once unusual events are published',
    differs: 'an unusual event that was published is served otherwise in JSONP than in JSON',
  },
  run: async (_feed, t) => {
    await t.use(calledAlike);
    await judgeForm(t, (await t.use(readable)).forms.jsonp);
  },
});

async function judgeForm(t: Trial<FeedTarget, string>, form: BatchForm | undefined): Promise<void> {
  if (!form) t.inconclusive('the list with unusual events in it did not stand still, or was not served in this form');
  t.judge(form.defect, form.answer);
}

/** What a client would rather have, though it takes the other form as well; the last is what browsers send. */
const PREFERRED: readonly (FeedQuery & { readonly accept: string })[] = [
  { format: 'json', accept: 'application/xml, application/json;q=0.5' },
  { format: 'json', accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
  { format: 'xml', accept: 'application/json, application/xml;q=0.5' },
];

/** The form that the content is in; undefined where it is in neither. */
function formOf(answer: Answer): 'json' | 'xml' | undefined {
  if (readListing(answer)) return 'json';
  const root = answer.status < 300 && !answer.cut ? readXmlAnswer(answer).value?.root : undefined;
  return root && root.local.toLowerCase() !== 'html' ? 'xml' : undefined;
}

export const path = check<FeedTarget>()({
  proves: 'FEED-FM-006',
  reasons: {
    'other-format': 'another format is served than the path says, since the client would rather have it',
    refused: 'the format of the path is refused to a client that takes it, since it would rather have another',
    wrapped: 'XML is wrapped in a call, which makes it neither XML nor a script',
  },
  run: async (feed, t) => {
    await t.use(listing);
    const served = { json: true, xml: (await t.attempt(xmlListing)) !== undefined };
    const asked = PREFERRED.filter(({ format }) => served[format as 'json' | 'xml']);
    const answers = await Promise.all(
      asked.map(({ accept, ...query }) => feed.get({ ...query, headers: [['accept', accept]] })),
    );
    for (const [i, answer] of answers.entries()) {
      const { format, accept } = asked[i]!;
      const found = formOf(answer);
      const at = `events/${feed.site}.${format}, Accept: ${accept}`;
      if (answer.status === 406)
        t.judge({ reason: 'refused', expected: `${format}, as the path says`, actual: 'HTTP status 406', at }, answer);
      else if (found && found !== format)
        t.judge({ reason: 'other-format', expected: `${format}, as the path says`, actual: found, at }, answer);
      else if (found) t.judge(undefined, answer);
    }
    if (served.xml) {
      const answer = await feed.get({ format: 'xml', callback: callbackOf(t) });
      const text = new TextDecoder().decode(contentOf(answer) ?? new Uint8Array());
      const wrapped = text.replace(/^\/\*.*?\*\//, '').startsWith(`${callbackOf(t)}(<`);
      const expected = 'XML, or a script';
      const at = `events/${feed.site}.xml?callback=…`;
      t.judge(wrapped ? { reason: 'wrapped', expected, actual: 'XML in a call', at } : undefined, answer);
    }
    if (t.subjects === 0) t.inconclusive('no answer was in a format that could be told');
  },
});
