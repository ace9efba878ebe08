import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { readExactJsonText } from '../../../oracle/json/exact-json.ts';
import { compareKnownForm } from './known-form.ts';
import { fitsXml, isXmlName } from './name.ts';
import { readXml } from './tree.ts';

function compare(json: string, body: string, ignored?: ReadonlySet<string>, root = 'response') {
  const xml = readXml(utf8(`<${root}>${body}</${root}>`));
  expect(xml.defect).toBeUndefined();
  return compareKnownForm(readExactJsonText(json).value!.root, xml.value!.root, ignored);
}

const JSON_TEXT = `{"meta":{"requests":7,"status":200,"message":"Request successful","method_id":1559,"method":{"site_name":"Faculty of Engineering & Co"}},
  "data":[{"id":701,"title":"A < B","times":[{"start":"2014-05-09T15:30:00-04:00","end":null}],"type":[],"link":"https://e.org/?a=1&b=2","updated":null},
          {"id":null,"title":"","times":[],"type":["Seminar","Lecture"],"link":null,"updated":""}]}`;
const XML_TEXT = `
  <meta><requests>7</requests><status>200</status><message>Request successful</message><method_id>1559</method_id>
    <method><site_name>Faculty of Engineering &amp; Co</site_name></method></meta>
  <data>
    <item><id>701</id><title><![CDATA[A < B]]></title><times><item><start>2014-05-09T15:30:00-04:00</start><end/></item></times>
      <type></type><link>https://e.org/?a=1&amp;b=2</link></item>
    <item a="b"><title/><times>
      </times><type><item>Seminar</item><item>Lecture</item></type><link/><updated/></item>
  </data>
`;

describe('compareXml', () => {
  it('finds the image of a feed, with what may be empty empty or absent', () =>
    expect(compare(JSON_TEXT, XML_TEXT)).toEqual({ compared: 15, beyond: [] }));

  test.each([
    ['root', '<requests>7', '<requests>7', undefined],
    ['missing', '<id>701</id>', '', '/response/data/item[1]/id (/data/0/id)'],
    ['extra', '<type></type>', '<type></type><cost>5</cost>', '/response/data/item[1]/cost (/data/0)'],
    ['repeated', '<id>701</id>', '<id>701</id><id>701</id>', '/response/data/item[1]/id[2] (/data/0/id)'],
    [
      'list',
      '<type><item>Seminar</item><item>Lecture</item></type>',
      '<type>Seminar</type>',
      '/response/data/item[2]/type (/data/1/type)',
    ],
    ['list', '<item>Seminar</item>', '<type>Seminar</type>', '/response/data/item[2]/type (/data/1/type)'],
    [
      'list',
      '<type><item>Seminar</item><item>Lecture</item></type>',
      '<type/><type>Lecture</type>',
      '/response/data/item[2]/type[2] (/data/1/type)',
    ],
    ['count', '<item>Lecture</item>', '', '/response/data/item[2]/type (/data/1/type)'],
    ['count', '<type></type>', '<type><item/></type>', '/response/data/item[1]/type (/data/0/type)'],
    [
      'text',
      '<item>Seminar</item><item>Lecture</item>',
      '<item>Lecture</item><item>Seminar</item>',
      '/response/data/item[2]/type/item[1] (/data/1/type/0), character 0',
    ],
    [
      'structure',
      '<method><site_name>Faculty of Engineering &amp; Co</site_name></method>',
      '<method>x</method>',
      '/response/meta/method (/meta/method)',
    ],
    ['structure', '<status>200</status>', '<status><code>200</code></status>', '/response/meta/status (/meta/status)'],
    ['number', '<method_id>1559', '<method_id>1,559', '/response/meta/method_id (/meta/method_id)'],
    ['number', '<method_id>1559', '<method_id>\u00a01559', '/response/meta/method_id (/meta/method_id)'],
    ['not-empty', '<end/>', '<end>null</end>', '/response/data/item[1]/times/item/end (/data/0/times/0/end)'],
    ['not-empty', '<updated/>', '<updated>\u00a0</updated>', '/response/data/item[2]/updated (/data/1/updated)'],
    ['not-empty', '<link/>', '<link><a/></link>', '/response/data/item[2]/link (/data/1/link)'],
    ['white-space', '<title/>', '<title> </title>', '/response/data/item[2]/title (/data/1/title), character 0'],
    ['white-space', '<message>Request', '<message> Request', '/response/meta/message (/meta/message), character 0'],
    [
      'escaped-twice',
      'Engineering &amp;',
      'Engineering &amp;amp;',
      '/response/meta/method/site_name (/meta/method/site_name), character 24',
    ],
    [
      'text',
      '-04:00</start>',
      '+04:00</start>',
      '/response/data/item[1]/times/item/start (/data/0/times/0/start), character 19',
    ],
  ] as const)('%s: %s for %s', (reason, right, wrong, at) => {
    expect(XML_TEXT.includes(right)).toBe(true);
    const { defect } = compare(
      JSON_TEXT,
      XML_TEXT.replace(right, wrong),
      undefined,
      reason === 'root' ? 'feed' : 'response',
    );
    if (at === undefined) expect(defect?.reason).toBe(reason === 'root' ? 'root' : undefined);
    else expect(defect).toMatchObject({ reason, at });
  });

  test.each([
    ['{"a":1559}', '<a> 1559.0\n</a>'],
    ['{"a":1e3,"b":-0}', '<a>1000</a><b>0</b>'],
    ['{"a":true,"b":false,"c":true}', '<a>true</a><b>0</b><c>1</c>'],
    ['{"a":[null,"x",null]}', '<a><item>x</item></a>'],
    ['{"a":[null,"x",null]}', '<a><item/><item>x</item><item/></a>'],
    ['{"a":[{"b":null},{}]}', '<a/>'],
    ['{"a":{"b":null,"c":[]}}', ''],
    ['{"a":1}', '<a>1</a><b/>'],
    ['{"a":1}', '<a>1</a><b> <c/> </b>'],
    ['{"b":1,"a":2}', '<a>2</a><b>1</b>'],
    ['{"a":1,"a":2}', '<a>2</a>'],
    [String.raw`{"a":"x\r\ny\u00a0 "}`, '<a>x&#13;\ny\u00a0 </a>'],
    ['{"__proto__":1,"constructor":2}', '<__proto__>1</__proto__><constructor>2</constructor>'],
    ['null', ''],
    ['[]', ''],
  ])('%s has the image %s', (json, body) => expect(compare(json, body).defect).toBeUndefined());

  test.each([
    ['line-end', String.raw`{"a":"x\r\ny"}`, '<a>x\r\ny</a>'],
    ['number', '{"a":9007199254740993}', '<a>9007199254740992</a>'],
    ['boolean', '{"a":true}', '<a>yes</a>'],
    ['boolean', '{"a":false}', '<a/>'],
    ['escaped-twice', '{"a":"&amp;"}', '<a>&amp;</a>'],
    ['count', '{"a":[null,"x"]}', '<a><item/><item>x</item><item/></a>'],
    ['missing', '{"constructor":1}', ''],
    ['structure', '{"a":1}', 'x'],
  ])('%s: %s is not %s', (reason, json, body) => expect(compare(json, body).defect?.reason).toBe(reason));

  it('ignores the given pointers, and reports values that XML cannot carry', () => {
    const ignored = new Set(['/n', '/o/p', '/q']);
    expect(compare('{"n":1,"o":{"p":2},"q":3}', '<n>2</n><n>3</n><o><p>x</p></o>', ignored)).toEqual({
      compared: 0,
      beyond: [],
    });
    const json = String.raw`{"a":"\u0000","b":["x\ud800","y"],"0":1,"a b":[2],"c":"\ufffe"}`;
    expect(compare(json, '<a>?</a><b><item>?</item><item>y</item></b><c/>')).toEqual({
      compared: 4,
      beyond: ['/a', '/b/0', '/0', '/a b', '/c'],
    });
  });

  it('shows a difference deep in a long text', () => {
    const long = 'x'.repeat(100_000);
    const { defect } = compare(`{"a":"${long}b${long}"}`, `<a>${long}c${long}</a>`);
    expect(defect!.expected).toContain('xb');
    expect(defect!.actual).toContain('xc');
    expect(defect!.actual.length).toBeLessThan(200);
  });

  const name = fc.stringMatching(/^[a-z_][a-z0-9_.-]{0,8}$/);
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, true, false, ''),
      fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
      fc.string({ unit: 'binary' }),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(name, tie('tree'), { maxKeys: 4 }),
    ),
  }));
  const escaped = (text: string) =>
    text
      .replace(/[&<>\r]/g, (char) => `&#${char.charCodeAt(0)};`)
      .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '?');
  /** The mapping in the reverse direction. */
  const imageOf = (value: unknown): string => {
    if (Array.isArray(value)) return value.map((item) => `<item>${imageOf(item)}</item>`).join('\n');
    if (typeof value !== 'object' || value === null) return value === null ? '' : escaped(String(value));
    return Object.entries(value)
      .map(([key, child]) => `<${key}>${imageOf(child)}</${key}>`)
      .reverse()
      .join('  ');
  };

  it('takes the image of any tree', () => {
    fc.assert(
      fc.property(fc.dictionary(name, tree), (json) => {
        expect(compare(JSON.stringify(json), imageOf(json)).defect).toBeUndefined();
      }),
    );
  });

  it('takes the image of another tree only where the two are one to XML', () => {
    /** Void values away, numbers and texts as they are. */
    const bare = (value: unknown): unknown => {
      if (Array.isArray(value))
        return value.map(bare).some((one) => one !== undefined) ? value.map((one) => bare(one) ?? 0) : undefined;
      if (typeof value !== 'object' || value === null) return value === '' ? undefined : (value ?? undefined);
      const entries = Object.entries(value).map(([key, one]) => [key, bare(one)] as const);
      const kept = entries.filter(([, one]) => one !== undefined);
      return kept.length === 0 ? undefined : Object.fromEntries(kept);
    };
    const leaf = fc.constantFrom<unknown>(null, '', 0, 1, 'a', true, [], {}, ['a'], ['a', 'b'], { a: 1 });
    const small = fc.dictionary(fc.constantFrom('a', 'b'), leaf);
    fc.assert(
      fc.property(small, small, (first, second) => {
        const same =
          JSON.stringify(Object.entries(bare(first) ?? {}).sort()) ===
          JSON.stringify(Object.entries(bare(second) ?? {}).sort());
        // A text may spell a value that is not a text in JSON: XML cannot distinguish 1 from true.
        const alike = compare(JSON.stringify(first), imageOf(second)).defect === undefined;
        if (same) expect(alike).toBe(true);
        else if (!JSON.stringify([first, second]).includes('true')) expect(alike).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the values that XML can carry', () => {
  it('is what the parser takes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        if (!/[&<>\r]/.test(text)) expect(readXml(utf8(`<a>${text}</a>`)).defect === undefined).toBe(fitsXml(text));
        if (!/[:\s/>"'=]/.test(text)) expect(readXml(utf8(`<${text}/>`)).defect === undefined).toBe(isXmlName(text));
      }),
      { numRuns: 2000 },
    );
    for (let code = 0; code < 0x10000; code++) {
      const char = String.fromCharCode(code);
      if (code >= 0xd800 && code < 0xe000) expect(fitsXml(char)).toBe(false);
      else if (code % 7 === 0 && !/[:\s/>"'=]/.test(char))
        expect([char, readXml(utf8(`<a${char}/>`)).defect === undefined]).toEqual([char, isXmlName(`a${char}`)]);
    }
  });
});
