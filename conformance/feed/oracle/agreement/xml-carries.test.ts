import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { readExactJsonText } from '../../../oracle/json/exact-json.ts';
import { readXml } from '../xml/tree.ts';
import { xmlCarries } from './xml-carries.ts';

const compare = (json: string, xml: string, ignored?: ReadonlySet<string>) =>
  xmlCarries(readExactJsonText(json).value!.root, readXml(utf8(xml)).value!.root, ignored);

const IGNORED = new Set(['/meta/requests']);
const JSON_TEXT = `{"meta":{"requests":7,"status":200,"message":"Request successful","method_id":1559,"method":{"site_name":"A & B"}},
  "data":[{"id":701,"title":"Tea < coffee","times":[{"start":"2014-05-09T15:30:00-04:00","end":null},{"start":"2014-05-10T15:30:00-04:00","end":"2014-05-10T16:00:00-04:00"}],"type":[],"link":"https://e.org/?a=1&b=2","updated":null},
          {"id":null,"title":"","times":null,"type":["Seminar","Lecture"],"link":null,"updated":"2014-05-01T00:00:00Z","open":true},
          {"id":702,"title":" type ","times":[],"type":["Lecture"],"link":null,"updated":null}]}`;

const KNOWN = `<response><meta><requests>8</requests><status>200</status><message>Request successful</message><method_id>1559</method_id>
    <method><site_name>A &amp; B</site_name></method></meta>
  <data>
    <item><id> 701 </id><title>Tea &lt; coffee</title>
      <times><item><start>2014-05-09T15:30:00-04:00</start><end/></item><item><start>2014-05-10T15:30:00-04:00</start><end>2014-05-10T16:00:00-04:00</end></item></times>
      <type/><link>https://e.org/?a=1&amp;b=2</link></item>
    <item><title> </title><type><item>Seminar</item><item>Lecture</item></type><updated>2014-05-01T00:00:00Z</updated><open>1</open></item>
    <item><id>702</id><title> type </title><type><item>Lecture</item></type></item>
  </data></response>`;

/** Attributes where possible, a name for each entry, the envelope at the root. */
const ATTRIBUTES = `<feed xmlns="urn:x" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" status="200" note="Request successful">
  <method id="1559"><site>A &amp; B</site></method>
  <event id="701" title="Tea &lt; coffee" href="https://e.org/?a=1&amp;b=2">
    <when start="2014-05-09T19:30:00Z"/><when start="2014-05-10T15:30:00-04:00" end="2014-05-10T16:00-04:00"/></event>
  <event id="" title=" " changed="20140501T000000Z" open="true" xsi:nil="false"><kind>Seminar</kind><kind>Lecture</kind></event>
  <event id="702" title=" type "><kind>Lecture</kind></event></feed>`;

/** A table for each member, with an empty cell for a missing value. */
const COLUMNS = `<r><status>200</status><message>Request successful</message><method_id>1559</method_id><site>A &amp; B</site>
  <ids><id>701</id><id/><id>702</id></ids><titles><title>Tea &lt; coffee</title><title/><title> type </title></titles>
  <starts><start>2014-05-09T15:30:00-04:00</start><start>2014-05-10T15:30:00-04:00</start></starts>
  <ends><end/><end>2014-05-10T16:00:00-04:00</end></ends><links><link>https://e.org/?a=1&amp;b=2</link></links>
  <types><type>Seminar</type><type>Lecture</type><type>Lecture</type></types><updates><updated>2014-05-01T00:00:00Z</updated></updates>
  <open>true</open></r>`;

/** Like Rails' to_xml: types in attributes, names of entries from those of lists, nil. */
const RAILS = `<hash><meta><status type="integer">200</status><message>Request successful</message><method-id type="integer">1559</method-id>
  <method><site-name>A &amp; B</site-name></method></meta><data type="array">
  <datum><id type="integer">701</id><title>Tea &lt; coffee</title><times type="array"><time><start>2014-05-09T15:30:00-04:00</start><end nil="true"/></time>
    <time><start>2014-05-10T15:30:00-04:00</start><end>2014-05-10T16:00:00-04:00</end></time></times>
    <types type="array"/><link>https://e.org/?a=1&amp;b=2</link><updated nil="true"/></datum>
  <datum><id type="integer" nil="true"/><title></title><times nil="true"/><types type="array"><type>Seminar</type><type>Lecture</type></types>
    <updated>2014-05-01T00:00:00Z</updated><open type="boolean">true</open></datum>
  <datum><id type="integer">702</id><title> type </title><types type="array"><type>Lecture</type></types></datum></data></hash>`;

/** The same values in the forms that give names as data: XPath's json-to-xml, and property lists. */
function generic(write: (name: string | undefined, kind: string, content: string) => string): string {
  const value = (node: unknown, name?: string): string => {
    if (node === null) return write(name, 'null', '');
    if (Array.isArray(node)) return write(name, 'array', node.map((item) => value(item)).join(''));
    if (typeof node === 'object')
      return write(
        name,
        'map',
        Object.entries(node as object)
          .map(([key, member]) => value(member, key))
          .join(''),
      );
    return write(name, typeof node, String(node).replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  };
  return value(JSON.parse(JSON_TEXT));
}
const XPATH = generic((name, kind, content) => `<${kind}${name ? ` key="${name}"` : ''}>${content}</${kind}>`);
const PLIST = generic((name, kind, content) => `${name ? `<key>${name}</key>` : ''}<${kind}>${content}</${kind}>`);
const RPC = generic((name, kind, content) => {
  const inner = `<value><${kind}>${content}</${kind}></value>`;
  return name ? `<member><name>${name}</name>${inner}</member>` : inner;
});

const fits = (text: string) => !/\\u/.test(text) && !/[\u0000-\u001f\ufffe\uffff]/.test(text);

/** A way to write a tree: the members that are attributes, have other names, or are repeated instead of wrapped. */
interface Way {
  readonly attributes: readonly string[];
  readonly renamed: readonly string[];
  readonly repeated: readonly string[];
  readonly nil: string;
}

function written(name: string, value: unknown, way: Way): string {
  const { attributes, renamed, repeated, nil } = way;
  const called = (memberName: string) => (renamed.includes(memberName) ? `${memberName}-of-it` : memberName);
  const escaped = (text: unknown) => String(text).replace(/[&<>"\t\n\r]/g, (char) => `&#${char.charCodeAt(0)};`);
  const tag = called(name);
  if (value === null) return nil === 'absent' ? '' : nil === 'empty' ? `<${tag}/>` : `<${tag} nil="true"/>`;
  if (Array.isArray(value) && repeated.includes(name)) return value.map((one) => written(name, one, way)).join('');
  if (Array.isArray(value)) return `<${tag}>${value.map((one) => written('item', one, way)).join('\n ')}</${tag}>`;
  if (typeof value !== 'object') return `<${tag}>${escaped(value)}</${tag}>`;
  const [own, inner] = ['', ''].map(() => [] as string[]) as [string[], string[]];
  for (const [member, one] of Object.entries(value as object)) {
    if (!attributes.includes(member)) inner.push(written(member, one, way));
    else if (one !== null) own.push(` ${called(member)}="${escaped(one)}"`);
  }
  return `<${tag}${own.join('')}>${inner.join('')}</${tag}>`;
}

describe('xmlCarries', () => {
  test.each([
    ['the form of the known service', KNOWN],
    ['attributes and other names', ATTRIBUTES],
    ['Rails', RAILS],
    ['json-to-xml', XPATH],
    ['a property list', PLIST],
    ['XML-RPC', RPC],
    [
      'a status with its text',
      KNOWN.replace(/<status>.*<\/message>/, '<status code="200">Request successful</status>'),
    ],
    [
      'a list without a wrapping',
      KNOWN.replace(/<type>(.*?)<\/type>/g, (_, items: string) => items.replaceAll('item', 'type')),
    ],
    ['an entry alone as text', KNOWN.replace('<type><item>Lecture</item></type>', '<type>Lecture</type>')],
    ['names by type', KNOWN.replace(/<item><id>702(.*)<\/item>/, '<lecture><id>702$1</lecture>')],
    ['more than JSON has', KNOWN.replace('<type/>', '<type/><cost currency="CAD">5</cost>')],
    ['a column for each member', COLUMNS],
    ['events in sequence', KNOWN.replaceAll(/<item>(?=<id>|<title>)|(?<=\/link>|\/open>|\/type>)<\/item>/g, '')],
    ['events by day', KNOWN.replace('<item><id>702', '<day><item><id>702').replace('</data>', '</day></data>')],
    ['a date-time on a line of its own', KNOWN.replace('2014-05-01T00:00:00Z', '\n 2014-05-01T00:00:00Z\n')],
  ])('finds the data in %s', (_, xml) => expect(compare(JSON_TEXT, xml, IGNORED)).toEqual({ compared: 17 }));

  test.each([
    ['missing', '/data/2/id', KNOWN, '<id>702</id>', ''],
    ['missing', '/meta/status', KNOWN, /<meta>.*<\/meta>/s, ''],
    ['missing', '/data/0/times/1/end', KNOWN, '2014-05-10T16:00:00-04:00', ''],
    ['missing', '/data/0/link', ATTRIBUTES, /href=".*?"/, ''],
    ['extra', '/response/data/item[4]/id', KNOWN, '</data>', '<item><id>9</id></item></data>'],
    ['extra', '/hash/data/datum[4]/id', RAILS, '</data>', '<datum><id>9</id></datum></data>'],
    ['extra', '/response/data/item[1]/times/item[1]/end', KNOWN, '<end/>', '<end>null</end>'],
    [
      'order',
      '/response/data/item[2]/type/item[1]',
      KNOWN,
      '<item>Seminar</item><item>Lecture</item>',
      '<item>Lecture</item><item>Seminar</item>',
    ],
    ['other-entry', '/response/data/item[3]/link', KNOWN, /(<link>.*<\/link>)(.*?)(<id>702)/s, '$2$1$3'],
    ['other-entry', '/feed/event[3]/@href', ATTRIBUTES, /( href=".*?")(.*)(id="702")/s, '$2$1 $3'],
    ['other-entry', '/response/data/item[1]/times/item[1]/end', KNOWN, /<end\/>(.*?)(<end>.*?<\/end>)/s, '$2$1<end/>'],
    ['number', '/response/meta/method_id', KNOWN, '1559', '1,559'],
    ['number', '/feed/event[1]/@id', ATTRIBUTES, '701', '0701'],
    ['number', '/response/data/item[2]/open', KNOWN, '<open>1', '<open>yes'],
    ['text', '/response/data/item[1]/title', KNOWN, 'Tea', 'Té'],
    ['text', '/response/data/item[2]/updated', KNOWN, '2014-05-01T00:00:00Z', '2014-05-01T00:00:00-04:00'],
    ['white-space', '/response/data/item[3]/title', KNOWN, '> type <', '>type<'],
    ['white-space', '/feed/event[3]/@title', ATTRIBUTES, '" type "', '"type"'],
    ['escaped-twice', '/response/meta/method/site_name', KNOWN, 'A &amp; B', 'A &amp;amp; B'],
    ['escaped-twice', '/feed/event[1]/@title', ATTRIBUTES, '&lt;', '&amp;lt;'],
  ] as const)('%s at %s', (reason, at, xml, right, wrong) => {
    const altered = xml.replace(right, wrong);
    expect(altered).not.toBe(xml);
    const { defect } = compare(JSON_TEXT, altered, IGNORED);
    expect(defect?.reason).toBe(reason);
    expect(defect?.at).toContain(at);
  });

  test('does not take what ends for what begins', () => {
    const swapped = ATTRIBUTES.replace(
      'start="2014-05-10T15:30:00-04:00" end="2014-05-10T16:00-04:00"',
      'end="2014-05-10T15:30:00-04:00" start="2014-05-10T16:00-04:00"',
    );
    expect(compare(JSON_TEXT, swapped, IGNORED).defect?.at).toContain('start');
    const json = '{"a":{"start":"2014-05-09T15:30:00Z","end":"2014-05-09T16:30:00Z"}}';
    expect(compare(json, '<a start="2014-05-09T16:30:00Z" end="2014-05-09T15:30:00Z"/>').defect?.reason).toBe('text');
    expect(compare(json, '<a von="2014-05-09T15:30:00Z" bis="2014-05-09T16:30:00Z"/>').defect).toBeUndefined();
  });

  test('finds events below an element data if JSON has no events', () => {
    const json = '{"meta":{"status":200},"data":[]}';
    const meta = '<meta><status>200</status></meta>';
    expect(compare(json, `<r>${meta}<data type="array"> </data></r>`).defect).toBeUndefined();
    expect(compare(json, `<r>${meta}<data><item><id>1</id></item></data></r>`).defect).toMatchObject({
      reason: 'extra',
      at: '/r/data/item/id',
    });
  });

  test('finds every feed in every way to write it', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('', ' ', 'null', 'title', '&amp;', 'a\r\nb\t', ']]>'),
    );
    const date = fc.constantFrom('2014-05-09T15:30:00-04:00', '2014-05-09T16:30:00-04:00', '2014-05-10T15:30:00Z');
    const nullable = <V>(of: fc.Arbitrary<V>) => fc.option(of, { nil: null });
    const event = fc.record({
      id: nullable(fc.integer()),
      title: nullable(text),
      times: nullable(fc.array(nullable(fc.record({ start: nullable(date), end: nullable(date) })))),
      type: nullable(fc.array(nullable(text))),
      link: nullable(fc.webUrl()),
      updated: nullable(date),
      open: nullable(fc.boolean()),
    });
    const meta = fc.record({
      status: fc.constant(200),
      message: nullable(text),
      method: fc.record({ site_name: nullable(text) }),
    });
    const feed = fc.record({ meta, data: fc.array(nullable(event), { maxLength: 6 }) });
    const way = fc.record({
      attributes: fc.subarray([
        'id',
        'title',
        'link',
        'updated',
        'start',
        'end',
        'status',
        'message',
        'site_name',
        'open',
      ]),
      renamed: fc.subarray([
        'id',
        'title',
        'link',
        'updated',
        'start',
        'end',
        'type',
        'times',
        'data',
        'meta',
        'message',
      ]),
      repeated: fc.subarray(['data', 'times', 'type']),
      nil: fc.constantFrom('absent', 'empty', 'nil'),
    });
    fc.assert(
      fc.property(feed, way, (json, how) => {
        fc.pre(fits(JSON.stringify(json)));
        expect(compare(JSON.stringify(json), written('feed', json, how)).defect).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  test('says nothing of characters that XML cannot have', () => {
    const json = String.raw`{"a":["x\u0001","y"]}`;
    for (const xml of ['<r><a>x</a><a>y</a></r>', '<r><a>y</a></r>', '<r><a>x\ufffd</a><a>y</a></r>'])
      expect(compare(json, xml).defect).toBeUndefined();
    expect(compare(json, '<r><a>x</a></r>').defect?.reason).toBe('missing');
  });

  test('compares ten thousand events in seconds', () => {
    const events = Array.from({ length: 10_000 }, (_, id) => ({
      id,
      title: `Event ${id}`,
      type: ['a', 'b'],
      link: null,
    }));
    const xml = (listed: typeof events) =>
      `<feed>${listed.map(({ id, title }) => `<e id="${id}"><t>${title}</t><k>a</k><k>b</k></e>`).join('')}</feed>`;
    const began = performance.now();
    expect(compare(JSON.stringify({ data: events }), xml(events)).defect).toBeUndefined();
    expect(compare(JSON.stringify({ data: events }), xml(events.toReversed())).defect?.reason).toBe('order');
    expect(performance.now() - began).toBeLessThan(15_000);
  });
});

test('a carriage return that stands in XML by itself is a line end, and as a reference it is one', () => {
  const json = String.raw`{"data":[{"title":"one\r\ntwo"}]}`;
  const of = (title: string) => compare(json, `<r><data><i><title>${title}</title></i></data></r>`).defect?.reason;
  expect(of('one&#13;\ntwo')).toBeUndefined();
  expect(of('one\r\ntwo')).toBe('line-end');
});
