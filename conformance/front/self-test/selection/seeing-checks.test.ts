import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CheckId } from '../../../core/check/reason.ts';
import { alteredSuites, factsOf } from './alteration.test-tool.ts';
import { namedBy, seeingChecks } from './seeing-checks.ts';

describe('the checks that see an alteration', () => {
  test('are among those that judge it, in their order, and all that it names are among them', () => {
    fc.assert(
      fc.property(alteredSuites, ({ altered, judging, matrix }) => {
        const seeing = seeingChecks(altered, judging, matrix);
        expect(judging.filter((id) => seeing.includes(id))).toEqual(seeing);
        expect(seeing).toEqual(expect.arrayContaining([...namedBy(altered.facts)]));
        expect(seeing.length).toBeGreaterThan(0);
      }),
    );
  });
  test('have among them all that are younger than the matrix', () => {
    fc.assert(
      fc.property(alteredSuites, ({ altered, judging, matrix }) => {
        const young = judging.filter((id) => matrix?.checks.includes(id.slice('log/'.length)) === false);
        expect(seeingChecks(altered, judging, matrix)).toEqual(expect.arrayContaining(young));
      }),
    );
  });

  const judging: readonly CheckId[] = ['log/tiles/a', 'log/tiles/b', 'log/paths/a', 'log/http/a', 'log/http/b'];
  const checks = judging.map((id) => id.slice('log/'.length));
  const matrixOf = (sees: readonly string[] | undefined) => {
    if (!sees) return undefined;
    const rows = { altered: { sees, ms: 1 } };
    return { checks, faults: rows, variants: rows };
  };
  test.each([
    ['a fault: the check of its file', 'fault', 'tiles/a', [], ['log/tiles/a', 'log/http/b']],
    ['a variant: the topic of its file', 'variant', 'tiles/a', [], ['log/tiles/a', 'log/tiles/b', 'log/http/b']],
    ['a variant of another topic', 'variant', 'founders/a', [], ['log/http/b']],
    ['those of its row', 'fault', 'tiles/a', ['paths/*'], ['log/tiles/a', 'log/paths/a', 'log/http/b']],
    ['only those of the fault itself without a matrix', 'fault', 'tiles/a', undefined, ['log/tiles/a', 'log/http/b']],
  ] as const)('%s', (_title, kind, file, sees, expected) => {
    const altered = { suite: 'log', name: 'altered', file, facts: factsOf(kind, ['log/http/b#reason']) } as const;
    expect(seeingChecks(altered, judging, matrixOf(sees))).toEqual(expected);
  });
  test('all, if no check is near a variant and it names no check', () => {
    const altered = { suite: 'log', name: 'altered', file: 'founders/a', facts: factsOf('variant', []) } as const;
    expect(seeingChecks(altered, judging, matrixOf([]))).toEqual(judging);
  });
});
