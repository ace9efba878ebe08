import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { XmlDocument as LibXml } from 'libxml2-wasm';
import { describe, expect, it, test } from 'vitest';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { readXml, type XmlElement, xpathOf } from './tree.ts';

const read = (text: string, charset?: string) => readXml(utf8(text), charset);
/** The text of the root as libxml2 reads it, or undefined where it refuses the document. */
function libxml2(text: string): string | undefined {
  try {
    using document = LibXml.fromBuffer(utf8(text));
    return document.root.content;
  } catch {
    return undefined;
  }
}
const allText = (element: XmlElement): string => element.text + element.children.map(allText).join('');

describe('readXml', () => {
  test.each([
    ['2.1', '<?xml version="1.0"?>\n<greeting>Hello, world!</greeting>', 'Hello, world!'],
    ['2.1', '<greeting>Hello, world!</greeting>', 'Hello, world!'],
    ['2.7', '<a><![CDATA[<greeting>Hello, world!</greeting>]]></a>', '<greeting>Hello, world!</greeting>'],
    ['4.1', '<a>Type <key>less-than</key> (&#x3C;) to save options.</a>', 'Type  (<) to save options.'],
    ['2.5', '<a><!-- declarations for <head> & <body> --></a>', ''],
    ['2.11', '<a>1\r\n2\r3\n4&#13;5</a>', '1\n2\n3\n4\r5'],
    ['4.6', '<a>&lt;&gt;&amp;&apos;&quot;</a>', `<>&'"`],
  ])('XML 1.0 section %s: %j', (_, text, content) => expect(read(text).value?.root.text).toBe(content));

  it('gives elements with their text, attributes and places', () => {
    const { root, ...how } = read(
      '<?xml version="1.0" encoding="UTF-8"?>\n<?pi x?><r a="1"\n b="&lt;2">\n <item>x<!-- --><![CDATA[ & ]]>y</item>\n <item/></r>\n<!-- end -->',
    ).value!;
    expect(how).toEqual({ encoding: 'utf-8', byteOrderMark: false, declared: 'UTF-8' });
    expect(root).toMatchObject({ name: 'r', local: 'r', text: '\n \n ', line: 3, column: 11 });
    expect(root.attributes).toEqual([
      ['a', '1'],
      ['b', '<2'],
    ]);
    const [first, second] = root.children;
    expect(first).toMatchObject({ text: 'x & y', line: 4, column: 7, parent: root });
    expect([root, first!, second!].map(xpathOf)).toEqual(['/r', '/r/item[1]', '/r/item[2]']);
    expect(read('<p:r xmlns:p="u"><x/><p:y/></p:r>').value!.root).toMatchObject({ name: 'p:r', local: 'r' });
  });

  test.each([
    '',
    'text',
    '{}',
    '<a>',
    '<a></b>',
    '<a/><b/>',
    '<a/>x',
    'x<a/>',
    ' <?xml version="1.0"?><a/>',
    '<a>&</a>',
    '<a>a < b</a>',
    '<a>&nbsp;</a>',
    '<a>&#1;</a>',
    '<a>&#xD83D;&#xDE00;</a>',
    '<a>&#xFFFE;</a>',
    '<a>&#x110000;</a>',
    '<a>\u0001</a>',
    '<a>\uffff</a>',
    '<a>]]></a>',
    '<a><![CDATA[x]]</a>',
    '<a b=1/>',
    '<a b="1" b="2"/>',
    '<a b="<"/>',
    '<0/>',
    '<a><!-- -- --></a>',
    '<p:a/>',
    '<a xmlns:p="u" xmlns:q="u" p:b="" q:b=""/>',
    '\ufeff\ufeff<a/>',
    '<?xml version="1.0"?><?xml version="1.0"?><a/>',
  ])('%j is not well-formed, and libxml2 refuses it as well', (text) => {
    expect(read(text).defect?.reason).toBe('not-well-formed');
    expect(libxml2(text)).toBeUndefined();
  });

  test('XML 1.0 section 2.8: a document that says 1.1 is read by the rules of 1.0', () => {
    expect(read('<?xml version="1.1"?><a>x</a>').value?.root.text).toBe('x');
    expect(read('<?xml version="1.1"?><a>&#1;</a>').defect).toMatchObject({
      reason: 'not-well-formed',
      actual: expect.stringContaining('at the end of '),
      at: 'line 1, column 28',
    });
  });

  test.each([
    '<!DOCTYPE a><a/>',
    '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
    '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
  ])('%s is refused for its document type', (text) => expect(read(text).defect?.reason).toBe('doctype'));
  it('passes over a document type where that is asked for, and does not know its entities', () => {
    const passing = (text: string) => readXml(utf8(text), undefined, undefined, true);
    const passed = passing('<!DOCTYPE r SYSTEM "r.dtd" [<!ELEMENT r ANY>]><r>x</r>').value!;
    expect([passed.doctype, passed.root.text]).toEqual([true, 'x']);
    expect(passing('<r/>').value!.doctype).toBeUndefined();
    expect(passing('<!DOCTYPE r [<!ENTITY e "x">]><r>&e;</r>').defect?.reason).toBe('not-well-formed');
  });

  it('has bounds on depth and on count', () => {
    expect(read('<a>'.repeat(257) + '</a>'.repeat(257)).defect).toBeUndefined();
    expect(read('<a>'.repeat(1_000_000)).defect?.reason).toBe('too-deep');
    const limits = { depth: 9, nodes: 4 };
    expect(readXml(utf8('<a><b/><b/><b/></a>'), undefined, limits).defect).toBeUndefined();
    expect(readXml(utf8('<a><b/><b/><b><c/></b></a>'), undefined, limits).defect?.reason).toBe('too-many');
    const attributes = (many: number) => Array.from({ length: many }, (_, i) => ` b${i}=""`).join('');
    expect(read(`<a${attributes(1000)}><b${attributes(1000)}/></a>`).value!.root.attributes).toHaveLength(1000);
    expect(read(`<a${attributes(1_000_000)}/>`).defect?.reason).toBe('too-many');
  });

  it('reads long texts, references, brackets', () => {
    const many = 200_000;
    expect(read(`<a>${'x\r\n'.repeat(many)}</a>`).value!.root.text).toHaveLength(2 * many);
    expect(read(`<a>${'&amp;'.repeat(many)}</a>`).value!.root.text).toHaveLength(many);
    expect(read(`<a><![CDATA[${']'.repeat(many)}]]></a>`).value!.root.text).toHaveLength(many);
  });

  it('takes what libxml2 takes, and reads the same characters', () => {
    const unit = fc.constantFrom(
      ...[
        '<b>',
        '</b>',
        '<b/>',
        '<i c="d">',
        '</i>',
        '&amp;',
        '&#38;',
        '&#13;',
        '&',
        '<',
        '>',
        ']]>',
        '<![CDATA[',
        '"',
      ],
      ...[
        '<!-- ',
        '-->',
        '--',
        '\r\n',
        '\r',
        '\n',
        ' ',
        'x',
        'é',
        '\u{1f600}',
        '\u0085',
        '\u2028',
        '\u0000',
        '\ufffe',
        '<?p q?>',
      ],
    );
    const content = fc.array(unit, { maxLength: 12 }).map((units) => `<a>${units.join('')}</a>`);
    fc.assert(
      fc.property(content, (text) => {
        const ours = read(text).value?.root;
        const theirs = libxml2(text);
        expect(ours === undefined).toBe(theirs === undefined);
        // Our tree does not keep the order of text and elements: an element has its text in a single piece.
        if (ours) expect([...allText(ours)].sort().join('')).toBe([...theirs!].sort().join(''));
        if (ours?.children.length === 0) expect(ours.text).toBe(theirs);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the encoding', () => {
  const text = '<?xml version="1.0" encoding="UTF-16"?><a>é\u{1f600}</a>';
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  const big = Buffer.from(little).swap16();

  test.each([
    ['little', little, 'utf-16le'],
    ['big', big, 'utf-16be'],
  ])('UTF-16 in %s order', (_, bytes, encoding) => {
    const { root, ...how } = readXml(bytes).value!;
    expect(root.text).toBe('é\u{1f600}');
    expect(how).toEqual({ encoding, byteOrderMark: true, declared: 'UTF-16' });
  });

  test.each([
    ['a byte order mark', utf8('\ufeff<a>é</a>'), undefined, 'utf-8'],
    [
      'the declaration',
      Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', 'latin1'),
      undefined,
      'iso-8859-1',
    ],
    ['the charset', Buffer.from('<a>é</a>', 'latin1'), 'iso-8859-1', 'iso-8859-1'],
    [
      'the charset above the declaration',
      utf8('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>'),
      'UTF-8',
      'utf-8',
    ],
    ['the mark above the charset', utf8('\ufeff<a>é</a>'), 'iso-8859-1', 'utf-8'],
    ['nothing', utf8('<a>é</a>'), undefined, 'utf-8'],
  ])('by %s', (_, bytes, charset, encoding) =>
    expect(readXml(bytes, charset).value).toMatchObject({ encoding, root: { text: 'é' } }),
  );

  test.each([
    [
      'Latin-1 bytes that are declared as UTF-8',
      Buffer.from('<?xml version="1.0" encoding="UTF-8"?><a>é</a>', 'latin1'),
      'byte 41',
    ],
    ['Latin-1 bytes of which nothing is said', Buffer.from('<a>é</a>', 'latin1'), 'byte 3'],
    [
      'UTF-8 with its mark that calls itself Latin-1',
      utf8('\ufeff<?xml version="1.0" encoding="ISO-8859-1"?><a/>'),
      undefined,
    ],
    [
      'UTF-16 that calls itself UTF-8',
      Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-8"?><a/>', 'utf16le'),
      undefined,
    ],
    ['UTF-8 that calls itself UTF-16', utf8(text), undefined],
    ['UTF-16 without a byte order mark', little.subarray(2), undefined],
    ['an encoding that nobody knows', utf8('<?xml version="1.0" encoding="x-nobody"?><a/>'), undefined],
    ['bytes that are not ASCII', utf8('<?xml version="1.0" encoding="US-ASCII"?><a>é</a>'), undefined],
    ['half of a UTF-16 character', little.subarray(0, -1), undefined],
  ])('%s is a defect', (_, bytes, at) =>
    expect(readXml(bytes).defect).toMatchObject({ reason: 'encoding', ...(at === undefined ? {} : { at }) }),
  );

  it('answers for any bytes and any charset', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.option(fc.string(), { nil: undefined }), (bytes, charset) => {
        const { value, defect } = readXml(bytes, charset);
        expect(value === undefined).toBe(defect !== undefined);
      }),
    );
  });
});
