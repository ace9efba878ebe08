import { describe, expect, test } from 'vitest';
import type { CheckId } from '../../core/check/reason.ts';
import { fakeSuite } from './fake-suite.test-tool.ts';
import { judgeByChosen } from './judge-chosen.ts';
import { factsOf } from './selection/alteration.test-tool.ts';

const IDS = Array.from({ length: 21 }, (_, i): CheckId => `log/tiles/${'abcdefghijklmnopqrstu'[i]}`);
const [A, B] = IDS as [CheckId, CheckId];
const FAULT = factsOf('fault', [`${A}#reason`]);
const AT = { suite: 'log', kind: 'faults', name: 'altered' } as const;
const matrixOf = (...sees: string[]) => ({
  checks: IDS.map((id) => id.slice('log/'.length)),
  faults: { altered: { sees, ms: 1 } },
  variants: {},
});

describe('a judgement by chosen checks', () => {
  test('takes the checks that see the fault and a tenth of the others, and counts those that it leaves out', async () => {
    const { suite, judgements } = fakeSuite(IDS, FAULT, (id) => (id === A ? 'fail' : 'pass'), matrixOf('tiles/b'));
    const judgement = await judgeByChosen(suite, AT, 7n);
    expect(judgement).toMatchObject({ wrong: [], failed: [`${A}#reason`], judged: 4, leftOut: 17, again: false });
    expect(judgements).toEqual([expect.arrayContaining([A, B])]);
    await judgeByChosen(suite, AT, 7n);
    expect(judgements[1]).toEqual(judgements[0]);
  });

  test('without a seed takes all', async () => {
    const { suite, judgements } = fakeSuite(IDS, FAULT, (id) => (id === A ? 'fail' : 'pass'), matrixOf());
    expect(await judgeByChosen(suite, AT, undefined)).toMatchObject({ wrong: [], judged: 21, leftOut: 0 });
    expect(judgements).toEqual([IDS]);
  });

  test('is made again by all checks where the chosen ones do not show the fault', async () => {
    // The named check needs the work of another, which the matrix does not know.
    const outcome = (id: CheckId, beside: readonly CheckId[]) => (id === A && beside.length > 20 ? 'fail' : 'pass');
    const { suite, judgements } = fakeSuite(IDS, FAULT, outcome, matrixOf());
    expect(await judgeByChosen(suite, AT, 7n)).toMatchObject({ wrong: [], judged: 21, leftOut: 0, again: true });
    expect(judgements.map((ids) => ids.length)).toEqual([3, 21]);
  });

  test('reports a fault that no choice of checks shows', async () => {
    const { suite } = fakeSuite(IDS, FAULT, () => 'pass', matrixOf());
    expect(await judgeByChosen(suite, AT, 7n)).toMatchObject({ wrong: [`${A}#reason did not fail`], again: true });
  });

  test('reports another failure that all checks find as well', async () => {
    const { suite } = fakeSuite(IDS, FAULT, (id) => (id === A || id === B ? 'fail' : 'pass'), matrixOf('tiles/b'));
    expect(await judgeByChosen(suite, AT, 7n)).toMatchObject({ wrong: [`${B}#reason failed: it is so`], again: true });
  });

  test('is made again by all checks where fewer show the fault in another way', async () => {
    // The second check meets the fault only while nobody else has asked before it.
    const outcome = (id: CheckId, beside: readonly CheckId[]) =>
      id === A || (id === B && beside.length < 20) ? 'fail' : 'pass';
    const { suite } = fakeSuite(IDS, FAULT, outcome, matrixOf('tiles/b'));
    expect(await judgeByChosen(suite, AT, 7n)).toMatchObject({ wrong: [], judged: 21, again: true });
  });

  test('blames a variant that a chosen check blames, whatever all checks say', async () => {
    const variant = factsOf('variant', []);
    const outcome = (id: CheckId, beside: readonly CheckId[]) => (id === B && beside.length < 30 ? 'fail' : 'pass');
    const others = IDS.map((id) => id.replace('tiles', 'paths') as CheckId);
    const { suite, judgements } = fakeSuite([...IDS, ...others], variant, outcome);
    const at = { ...AT, kind: 'variants' } as const;
    expect(await judgeByChosen(suite, at, 7n)).toMatchObject({ wrong: [`${B}#reason failed: it is so`], again: false });
    expect(judgements.length).toBe(1);
  });

  test('finds a check that blames a variant with one seed or another, and with all checks', async () => {
    const ids = [...IDS, ...IDS.map((id) => id.replace('tiles', 'paths') as CheckId)];
    const variant = factsOf('variant', []);
    const matrix = {
      ...matrixOf(),
      checks: ids.map((id) => id.slice('log/'.length)),
      variants: { altered: { sees: [], ms: 1 } },
    };
    const { suite } = fakeSuite(ids, variant, (id) => (id === 'log/paths/h' ? 'fail' : 'pass'), matrix);
    const at = { ...AT, kind: 'variants' } as const;
    const seeds = Array.from({ length: 60 }, (_, seed) => BigInt(seed));
    const judgements = await Promise.all(seeds.map((seed) => judgeByChosen(suite, at, seed)));
    const finding = judgements.filter(({ wrong }) => wrong.length > 0).length;
    expect(finding).toBeGreaterThan(0);
    expect(finding).toBeLessThan(seeds.length);
    expect((await judgeByChosen(suite, at, undefined)).wrong).toEqual(['log/paths/h#reason failed: it is so']);
  });
});
