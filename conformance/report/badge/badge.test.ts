import { Ajv2020 } from 'ajv/dist/2020.js';
import { assert, property } from 'fast-check';
import { XmlDocument, type XmlElement } from 'libxml2-wasm';
import { describe, expect, test } from 'vitest';
import { fakeResult } from '../../core/run/fake.test-tool.ts';
import { EXIT_CODES, type Verdict } from '../../core/verdict/verdict.ts';
import { anyText } from '../document/any-report.test-tool.ts';
import { failed, ONE_OF_EACH, reportWith } from '../document/report.test-tool.ts';
import type { Report } from '../document/report.ts';
import { badgeJson, badgeOf } from './badge.ts';
import { badgeSvg } from './svg.ts';

/** The table of https://shields.io/badges/endpoint-badge: no JSON Schema is published. */
const ENDPOINT = {
  type: 'object',
  required: ['schemaVersion', 'label', 'message'],
  additionalProperties: false,
  properties: {
    schemaVersion: { const: 1 },
    label: { type: 'string' },
    message: { type: 'string', minLength: 1 },
    color: { type: 'string' },
    labelColor: { type: 'string' },
    isError: { type: 'boolean' },
    namedLogo: { type: 'string' },
    logoSvg: { type: 'string' },
    logoColor: { type: 'string' },
    logoSize: { type: 'string' },
    style: { type: 'string' },
  },
};
const validate = new Ajv2020().compile(ENDPOINT);
/** The colours by name at shields.io that are in use here. */
const NAMES = ['brightgreen', 'red', 'yellow', 'orange', 'lightgrey'];

const stale = { entry: { match: 'a/b/c#d' }, why: 'passes', message: '' } as const;
const RUNS: readonly (readonly [string, Report, string, string])[] = [
  ['a conformant run', reportWith([fakeResult('a')]), 'conformant', 'brightgreen'],
  ['a warning', reportWith([fakeResult('a'), failed('b', { level: 'should' })]), 'conformant', 'brightgreen'],
  [
    'failures',
    reportWith([failed('a'), failed('b'), failed('c', { level: 'should' })]),
    'not conformant, 2 failed',
    'red',
  ],
  [
    'a strict run',
    reportWith([failed('c', { level: 'should' }), fakeResult('d', { outcome: 'flaky' })], { strict: true }),
    'not conformant, 2 failed',
    'red',
  ],
  ['nothing', reportWith([]), 'incomplete', 'yellow'],
  ['nobody there', reportWith([], { verdict: 'unreachable', why: 'refused' }), 'unreachable', 'lightgrey'],
  ['a stale baseline', reportWith([fakeResult('a')], { stale: [stale] }), 'stale baseline', 'orange'],
  ['a defect of ours', reportWith([fakeResult('a', { outcome: 'error', message: '' })]), 'suite fault', 'lightgrey'],
  ['an interrupt', reportWith([fakeResult('a')], { interrupted: true }), 'interrupted', 'lightgrey'],
  [
    'waived checks',
    reportWith([fakeResult('a'), fakeResult('b', { outcome: 'waived', message: '', because: '' })]),
    'conformant, 1 waived',
    'brightgreen',
  ],
];

describe.each(RUNS)('the badge of %s', (_name, report, message, colour) => {
  test(`says ${message} in ${colour}`, () => {
    const badge = JSON.parse(badgeJson(report));
    expect(validate(badge), JSON.stringify(validate.errors)).toBe(true);
    expect(badge).toEqual({ schemaVersion: 1, label: 'touchstone log', message, color: colour });
    expect(NAMES).toContain(badge.color);
  });
  test('is the same as a picture', () => {
    const document = XmlDocument.fromString(badgeSvg(report));
    try {
      const find = (path: string) => document.find(path, { svg: 'http://www.w3.org/2000/svg' }) as XmlElement[];
      expect(find('/svg:svg/svg:title').map(({ content }) => content)).toEqual([`touchstone log: ${message}`]);
      expect(find('//svg:text').map(({ content }) => content)).toEqual(['touchstone log', message]);
      const names = new Set(find('//*').map(({ name }) => name));
      expect(names).toEqual(new Set(['svg', 'title', 'clipPath', 'rect', 'g', 'text']));
    } finally {
      document.dispose();
    }
  });
});

test('a run of a part does not look like a run of everything', () => {
  const all = reportWith([fakeResult('a')]);
  const part = { ...all, scope: { ...all.scope, filtered: true } };
  expect(JSON.parse(badgeJson(part))).toMatchObject({ message: 'conformant in part', color: 'yellow' });
});

test('no text of the target is in it', () => {
  const base = reportWith(ONE_OF_EACH);
  assert(
    property(anyText, (text) => {
      const checks = base.checks.map((check) => ({ ...check, message: text, actual: text }));
      const report = { ...base, checks, why: text, target: { address: text } };
      expect([badgeJson(report), badgeSvg(report)]).toEqual([badgeJson(base), badgeSvg(base)]);
    }),
  );
});

test('the white text is legible on every colour: a contrast of 4.5 to 1, as WCAG 2.2 demands (1.4.3)', () => {
  const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminance = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const verdicts = Object.keys(EXIT_CODES) as Verdict[];
  const colours = verdicts.map((verdict) => badgeOf({ ...reportWith([]), verdict }).colour.hex);
  for (const colour of [...colours, '#444444']) expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5);
});
