import { expect, test } from 'vitest';
import type { CheckResult } from '../core/verdict/outcome.ts';
import { logPhrases } from './phrases.ts';

const served = (outcome: CheckResult['outcome']): CheckResult => ({
  id: 'log/tiles/served',
  requirements: ['LOG-TL-001'],
  level: 'must',
  ruleset: 'tlog-tiles',
  outcome,
  subjects: 0,
  durationMs: 0,
  exchanges: [],
});
const said = (facets: readonly string[], ...results: readonly CheckResult[]) =>
  logPhrases({ has: (facet) => facets.includes(facet), observed: {}, results });

test('that the log was empty', () => {
  expect(said(['keys'], served('not-applicable'))).toEqual(['reads only', 'signatures judged', 'no entry was seen']);
  for (const outcome of ['pass', 'fail', 'inconclusive', 'blocked'] as const)
    expect(said(['create'], served(outcome))).toEqual(['reads and writes', 'signatures not judged']);
  expect(said([])).toEqual(['reads only', 'signatures not judged']);
});
