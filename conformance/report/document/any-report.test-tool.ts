/** Reports in which a target, a baseline or a configuration file has put any text at any place. */
import { type Arbitrary, array, constantFrom, oneof, string, tuple } from 'fast-check';
import { failed, ONE_OF_EACH, reportWith } from './report.test-tool.ts';
import type { CheckReport, Report } from './report.ts';

/** What means something to a reader of one of the formats. */
const MARKUP = [
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<b>',
    '</code>',
    '<!--',
    '-->',
    ']]>',
    '&lt;',
    '&#60;',
  ],
  ...[
    '|',
    '\\|',
    '\\',
    '`',
    '```\n',
    '**a**',
    '__a__',
    '~~a~~',
    '# a',
    '\n\n',
    '\n---\n',
    '\n| a | b |\n',
    '[a](https://x)',
  ],
  ...[
    '![a](https://x)',
    '[a]: https://x',
    'https://x.example',
    'www.x.example',
    'a@x.example',
    '@somebody',
    '#1',
    ':x:',
  ],
  ...[
    '$a$',
    '::error::a',
    '\n::set-output name=a::b\n',
    '##[error]a',
    '%0A',
    '%',
    ',line=2',
    '{0}',
    '{{',
    '"',
    "'",
    ' ',
    '\t',
  ],
  ...['\r\n', '\x1b[31m', '\x9b', '\u202e', '\u2028', '\ufeff', '\ud800', '\0', '😀', 'é', 'x'.repeat(400)],
];

/** Any text: of all of Unicode, and of markup. */
export const anyText: Arbitrary<string> = oneof(
  string({ unit: 'binary' }),
  array(oneof(constantFrom(...MARKUP), string({ unit: 'binary', maxLength: 3 })), { maxLength: 8 }).map((all) =>
    all.join(''),
  ),
);

const stale = { entry: { match: 'a/b/c#d', because: 'x' }, why: 'passes', message: '' } as const;
const BASES = [
  reportWith([...ONE_OF_EACH, failed('other', { level: 'should', requirements: ['LOG-CP-003'] })]),
  reportWith(ONE_OF_EACH, { strict: true }),
  reportWith(
    ONE_OF_EACH.filter(({ outcome }) => outcome === 'pass'),
    { stale: [stale] },
  ),
  reportWith([], { verdict: 'unreachable', why: '' }),
];

/** Puts texts at the places of a check that has such a text. */
function filled(
  check: CheckReport,
  [message, expected, actual, at, because, reproduce]: readonly string[],
): CheckReport {
  const texts = { message, expected, actual, at, because, reproduce };
  const own = Object.entries(texts).filter(([name]) => check[name as keyof typeof texts] !== undefined);
  return { ...check, ...Object.fromEntries(own) };
}

/** A report of the usual shape with any texts. */
export const anyReport: Arbitrary<Report> = tuple(
  constantFrom(...BASES),
  array(anyText, { minLength: 6, maxLength: 6 }),
  anyText,
).map(([base, texts, text]) => ({
  ...base,
  ...(base.why === undefined ? {} : { why: text }),
  target: { ...base.target, address: text },
  scope: { ...base.scope, text: `interface; ${text}` },
  checks: base.checks.map((check) => filled(check, texts)),
  baseline: { stale: base.baseline.stale.map((entry) => ({ ...entry, message: text })) },
}));
