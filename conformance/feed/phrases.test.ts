import { expect, test } from 'vitest';
import type { CheckResult } from '../core/verdict/outcome.ts';
import { feedPhrases } from './phrases.ts';

const served = (outcome: CheckResult['outcome'], subjects: number): CheckResult => ({
  id: 'feed/json/served',
  requirements: ['FEED-FM-001'],
  level: 'must',
  ruleset: 'interface',
  outcome,
  subjects,
  durationMs: 0,
  exchanges: [],
});
const said = (facets: readonly string[], ...results: readonly CheckResult[]) =>
  feedPhrases({ has: (facet) => facets.includes(facet), observed: {}, results });

test('how the feed was asked', () => {
  expect(said([], served('pass', 2))).toEqual(['reads only']);
  expect(said(['publisher'])).toEqual(['publishing judged']);
  expect(said(['publisher', 'clock', 'sites'])).toEqual(['publishing judged, clock controlled']);
});

test('that there was nothing to see', () => {
  expect(said([], served('pass', 1))).toEqual(['reads only', 'no event was seen']);
  expect(said([], served('inconclusive', 1))).toEqual(['reads only', 'no event was seen']);
  expect(said([], served('fail', 1))).toEqual(['reads only']);
  expect(said([], served('inconclusive', 0))).toEqual(['reads only']);
});
