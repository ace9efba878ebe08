import { describe, expect, test } from 'vitest';
import type { CheckId } from '../../../core/check/reason.ts';
import type { Outcome } from '../../../core/verdict/outcome.ts';
import { fakeSuite } from '../fake-suite.test-tool.ts';
import { factsOf } from '../selection/alteration.test-tool.ts';
import { recordRow } from './record-row.ts';

const IDS: readonly CheckId[] = [
  'log/tiles/a',
  'log/tiles/b',
  'log/paths/a',
  'log/paths/b',
  'log/http/a',
  'log/http/b',
];
const FAULT = factsOf('fault', ['log/http/b#reason']);
const AT = { suite: 'log', kind: 'faults', name: 'altered' } as const;
const outcomes = (of: Readonly<Record<string, Outcome>>) => (id: CheckId) => of[id] ?? 'pass';

describe('a row of the matrix', () => {
  test('has the checks that did not pass, but for those that the fault names and that of its file', async () => {
    const of = {
      'log/tiles/a': 'blocked',
      'log/http/b': 'fail',
      'log/paths/a': 'blocked',
      'log/paths/b': 'inconclusive',
    };
    const { suite } = fakeSuite(IDS, FAULT, outcomes(of as Record<string, Outcome>));
    expect(await recordRow(suite, AT)).toMatchObject({ sees: ['paths/*'] });
  });
  test('has the checks without which those that the fault names do not fail', async () => {
    const { suite } = fakeSuite(IDS, FAULT, (id, beside) =>
      id === 'log/http/b' && beside.includes('log/paths/b') && beside.includes('log/tiles/b') ? 'fail' : 'pass',
    );
    expect(await recordRow(suite, AT)).toMatchObject({ sees: ['tiles/b', 'paths/b'] });
  });
  test('has the checks without which those that may fail as well do not', async () => {
    const facts = factsOf('fault', ['log/http/b#reason'], ['log/http/a#reason']);
    const { suite } = fakeSuite(IDS, facts, (id, beside) =>
      id === 'log/http/b' || (id === 'log/http/a' && beside.includes('log/paths/a')) ? 'fail' : 'pass',
    );
    expect(await recordRow(suite, AT)).toMatchObject({ sees: ['paths/a'] });
  });
  test('is empty where the checks at the alteration show it alone', async () => {
    const { suite } = fakeSuite(IDS, FAULT, outcomes({ 'log/http/b': 'fail' }));
    expect(await recordRow(suite, AT)).toMatchObject({ sees: [] });
  });
  test('is a sentence where the alteration is not as it says', async () => {
    const { suite } = fakeSuite(IDS, FAULT, () => 'pass');
    expect(await recordRow(suite, AT)).toBe('log/http/b#reason did not fail');
  });
});
