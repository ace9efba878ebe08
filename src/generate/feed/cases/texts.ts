import type { NewEvent } from '../../../reference/feed/index.ts';
import type { FeedCase } from '../case.ts';
import { span } from '../date-time.ts';

const codes = (...points: readonly number[]) => points.map((point) => `a${String.fromCodePoint(point)}b`);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const all = (from: number, to: number) => String.fromCodePoint(...range(from, to));

/** Titles that writers and readers of texts often mishandle. */
const TITLES: Readonly<Record<string, readonly [about: string, titles: readonly string[]]>> = {
  'white-space': [
    'Empty, one space, and white space before, behind and within a text: all of it belongs to the text.',
    ['', ' ', ' before', 'behind ', 'with  in', '\tTAB\t', '\u00a0no-break\u00a0'],
  ],
  'line-ends': ['Line feeds, carriage returns and both.', ['a\nb', 'a\rb', 'a\r\nb', '\n', 'a\n\n  b\n']],
  'looks-like-a-value': [
    'Texts that look like numbers and other values: they are texts.',
    [
      '2014',
      '007',
      '1e3',
      '0x1F',
      '-0',
      '1759.0',
      '9007199254740993',
      'null',
      'true',
      'false',
      'NaN',
      'None',
      '[object Object]',
    ],
  ],
  markup: [
    'What has a meaning in JSON, XML, HTML and scripts.',
    [
      '& < > " \'',
      'back\\slash',
      'a/b',
      '</script><script>alert(1)</script>',
      '<!-- comment -->',
      ']]>',
      '<![CDATA[x]]>',
      '<?xml version="1.0"?>',
      '</title></item></data>',
      '--><b>bold</b>',
      '\\u0041\\n',
    ],
  ],
  'escaped-before': [
    'Texts that hold escapes themselves: a reader undoes one level, not two.',
    ['&amp;', '&lt;b&gt;', '&#039;', '&#x26;', '&nbsp;', '&amp;amp;', '%26', '&undefined;'],
  ],
  code: [
    'What programs take for a name, a format or a command.',
    [
      '__proto__',
      'constructor',
      '%s %n %d',
      '{0}',
      '{{x}}',
      `\${x}`,
      "Robert'); DROP TABLE event;--",
      '../../etc/passwd',
      '=1+1',
    ],
  ],
  controls: [
    'All control characters: those that XML 1.0 cannot say are U+FFFD in every format, the others are there.',
    [`C0 ${all(0x00, 0x1f)} end`, `C1 ${all(0x7f, 0x9f)} end`, 'a\0b'],
  ],
  invisible: [
    'Characters that one does not see: U+0085, U+00AD, U+200B, U+200E, U+200F, U+202E, U+2028, U+2029, U+FEFF.',
    codes(0x85, 0xad, 0x200b, 0x200e, 0x200f, 0x202e, 0x2028, 0x2029, 0xfeff),
  ],
  noncharacters: [
    'U+FFFD, and U+FFFE and U+FFFF, which XML cannot say; U+FDD0 and U+1FFFF, which it can.',
    codes(0xfffd, 0xfffe, 0xffff, 0xfdd0, 0x1ffff),
  ],
  surrogates: [
    'Halves of surrogate pairs alone, which no text in UTF-8 has: they are U+FFFD; and pairs, which stay.',
    ['high \ud83d alone', 'low \udca1 alone', '\udca1\ud83d turned round', 'whole \u{1f4a1}'],
  ],
  emoji: ['Emoji of several characters each, and a flag.', ['👩‍👩‍👧‍👦', '🇨🇦', '👍🏽', '❤️', 'a💡b']],
  scripts: [
    'Composed and decomposed letters, which stay as they are; letters from right to left; CJK beyond the first plane.',
    ['caf\u00e9', 'cafe\u0301', 'İstanbul ıŞ', 'שלום — مرحبا', '𠀋𠂉', 'ﬁ ß ſ', `Z${all(0x300, 0x32f)}algo`],
  ],
};

/** Texts of every kind, as titles. */
export function texts(now: number): readonly FeedCase[] {
  const event = (title: string, i: number, more: NewEvent = {}): NewEvent => ({
    title,
    times: [span(now, 24 + i)],
    ...more,
  });
  const cases = Object.entries(TITLES).map(
    ([name, [about, titles]]): FeedCase => ({
      name: `text-${name}`,
      about,
      events: titles.map((title, i) => event(title, i)),
    }),
  );
  return [
    ...cases,
    {
      name: 'text-elsewhere',
      about: 'Odd texts as types of an event and as the name of the site.',
      site: { slug: 'engineering', name: 'Ça & <là> 💡 "x"' },
      events: [event('Odd types', 0, { type: ['', ' ', 'R&D', ']]>', '2014', 'Ça 💡', '&amp;'] })],
    },
    {
      name: 'text-escaped-for-html',
      about: 'Titles that are escaped for HTML before they are written, which the known service did.',
      choices: { titles: 'html-escaped' },
      events: ['Talk & tea', "it's <free>", '&amp;', '"quoted"'].map((title, i) => event(title, i)),
    },
    {
      name: 'text-long',
      about: 'A title of 65,536 characters.',
      large: true,
      events: [event('Ünï💡 '.repeat(10_923).slice(0, 65_536), 0)],
    },
  ];
}
