/** What is served as XML is XML (XML 1.0, RFC 7303), and has the form of the known service where that is asked for. */
import { check, type Watcher, watch } from '../core/check.ts';
import { type Answer, type Exchange, headerOf } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { isXmlType, readMediaType } from '../oracle/media-type.ts';
import { compareXml, type ImageReason } from '../oracle/xml-image.ts';
import { agreed } from './agreed.ts';
import { nullForms } from './null-form.ts';
import { contentOf } from './reading.ts';
import { readXmlAnswer, xmlListing } from './xml-reading.ts';

export const served = check<FeedTarget>()({
  proves: 'FEED-FM-002',
  reasons: {
    'not-served': 'the events of the site are not served as XML',
    empty: 'what is served as XML is empty',
    'other-format': 'what is served as XML is JSON, or a page in HTML',
  },
  run: async (_feed, t) => {
    t.judge(undefined, (await t.use(xmlListing)).answer);
  },
});

/** The media type of an answer to a request for XML that has content and is no error of something in front. */
function typeOf({ resource = '', request }: Exchange, answer: Answer | undefined): string | undefined {
  // What a callback makes of it is for `feed/agreement/path`.
  if (answer?.status !== 200 || answer.cut || !resource.endsWith('.xml') || /[?&]callback=/.test(request.url))
    return undefined;
  return answer.raw.length === 0 ? undefined : (headerOf(answer, 'content-type') ?? '');
}
const isXml = (header: string | undefined): boolean => isXmlType(readMediaType(header ?? '')?.type ?? '');

/** Judges whatever is called XML by one of the things that can be wrong with it. */
function everyXml<R extends 'not-well-formed' | 'encoding'>(judged: R) {
  return (_feed: FeedTarget, t: Trial<FeedTarget, R>): Watcher => ({
    on(exchange, answer) {
      if (!answer || !isXml(typeOf(exchange, answer))) return;
      const { defect } = readXmlAnswer(answer);
      const at = [exchange.resource, defect?.at].filter(Boolean).join(', ');
      t.judge(defect?.reason === judged ? { ...defect, reason: judged, at } : undefined, answer);
    },
    async end() {
      t.judge(undefined, (await t.use(xmlListing)).answer);
    },
  });
}

export const wellFormed = watch<FeedTarget>()({
  proves: 'FEED-XM-001',
  reasons: { 'not-well-formed': 'the XML is not well-formed' },
  begin: everyXml('not-well-formed'),
});

export const encoding = watch<FeedTarget>()({
  proves: 'FEED-XM-002',
  reasons: { encoding: 'the XML is in another encoding than it says' },
  begin: everyXml('encoding'),
});

export const contentType = watch<FeedTarget>()({
  proves: 'FEED-XM-003',
  reasons: { missing: 'XML has no Content-Type', 'media-type': 'XML is called something else' },
  begin: (_feed, t) => ({
    on(exchange, answer) {
      const given = typeOf(exchange, answer);
      const bytes = given === undefined ? undefined : contentOf(answer!);
      // With a mark of its byte order and in two bytes for each character as well; a page is no XML of the feed.
      const text = Buffer.from(bytes?.subarray(0, 100) ?? []).toString('latin1');
      if (!/^[^\w<]*</.test(text) || /^[^\w<]*<(?:!doctype\s+)?html\b/i.test(text)) return;
      const expected = 'Content-Type: application/xml';
      const found = { expected, actual: given || 'no Content-Type', at: exchange.resource! };
      const reason = given === '' ? 'missing' : 'media-type';
      t.judge(isXml(given) ? undefined : { reason, ...found }, answer);
    },
    async end() {
      t.judge(undefined, (await t.use(xmlListing)).answer);
    },
  }),
});

export const doctype = check<FeedTarget>()({
  proves: 'FEED-XM-004',
  reasons: { doctype: 'the XML has a document type declaration' },
  run: async (feed, t) => {
    const { answer, doctype } = await t.use(xmlListing);
    const expected = 'no document type declaration';
    const defect = { reason: 'doctype', expected, actual: '<!DOCTYPE', at: `events/${feed.site}.xml` } as const;
    t.judge(doctype ? defect : undefined, answer);
  },
});

/** What a difference from the form means where the data is the same. */
const FORM = {
  root: 'root',
  list: 'list',
  count: 'list',
  missing: 'missing',
  extra: 'extra',
  repeated: 'structure',
  structure: 'structure',
  number: 'value',
  boolean: 'value',
  'not-empty': 'value',
  text: 'value',
  'line-end': 'value',
  'white-space': 'value',
  'escaped-twice': 'value',
} as const satisfies Record<ImageReason, string>;

export const form = check<FeedTarget>()({
  proves: 'FEED-OD-008',
  reasons: {
    root: 'the root of the XML is not `response`',
    list: 'the entries of a list are not elements `item`, one for each',
    missing: 'a member has no element of its name',
    extra: 'an element has the name of no member',
    structure: 'elements stand where the member is a text or a number, or text where it has members',
    value: 'an element has the value of its member in other words',
  },
  run: async (_feed, t) => {
    const { answer, ignored, trees } = await t.use(agreed);
    const { json, xml } = trees();
    const { defect } = compareXml(json, xml, ignored);
    const root = defect?.reason === 'root' ? { expected: '<response>' } : {};
    t.judge(defect && { ...defect, ...root, reason: FORM[defect.reason] }, answer);
  },
});

export const nulls = check<FeedTarget>()({
  proves: 'FEED-OD-008',
  reasons: { 'not-as-declared': 'a null is said in XML otherwise than declared' },
  run: async (_feed, t) => {
    const { answer, ignored, trees } = await t.use(agreed);
    const { json, xml } = trees();
    if (compareXml(json, xml, ignored).defect) t.notApplicable('the XML has not the form of the known service');
    const forms = nullForms(json, xml);
    const declared = t.declared('null-in-xml');
    await t.each(
      forms.values(),
      ({ form: found, at }) => {
        const expected = `null-in-xml: ${declared}, as declared`;
        const other = declared !== undefined && declared !== found;
        t.judge(other ? { reason: 'not-as-declared', expected, actual: found, at } : undefined, answer);
      },
      'the list has no null',
    );
    // One form alone can be told; of several there is nothing to declare.
    const [only, ...more] = forms.keys();
    if (only && more.length === 0) t.chose('null-in-xml', only);
  },
});
