/** Suites, alterations and matrices that nobody wrote, for properties of the selection. */
import fc from 'fast-check';
import type { SelfTestMatrix } from '../../../command/self-test-matrix.ts';
import type { Alteration } from '../../../command/suite-descriptor.ts';
import type { CheckId, ReasonKey } from '../../../core/check/reason.ts';
import type { NamedAlteration } from './seeing-checks.ts';

/** An alteration called `altered`, the checks that judge it, and a matrix. */
export interface AlteredSuite {
  readonly altered: NamedAlteration;
  readonly judging: readonly CheckId[];
  readonly matrix: SelfTestMatrix | undefined;
}

const check = fc
  .tuple(fc.constantFrom('tiles', 'bundles', 'paths', 'http'), fc.constantFrom(...'abcdefghijkl'))
  .map(([topic, name]) => `${topic}/${name}`);

/** Suites of one to 48 checks, with an alteration that names some of them. */
export const alteredSuites: fc.Arbitrary<AlteredSuite> = fc
  .uniqueArray(check, { minLength: 1, maxLength: 48 })
  .chain((checks) => {
    const some = (minLength = 0) => fc.subarray(checks, { minLength });
    return fc.record({
      checks: fc.constant(checks),
      kind: fc.constantFrom('fault' as const, 'variant' as const),
      named: some(1),
      may: some(),
      file: check,
      known: some(),
      sees: fc.oneof(some(), fc.constantFrom(['**'], ['tiles/*'], ['gone/check'])),
      recorded: fc.constantFrom('row', 'no row', 'no matrix'),
    });
  })
  .map(({ checks, kind, named, may, file, known, sees, recorded }) => {
    const row = recorded === 'row' ? { altered: { sees, ms: 1 } } : {};
    const [faults, variants] = kind === 'fault' ? [row, {}] : [{}, row];
    return {
      altered: { suite: 'log', name: 'altered', file, facts: factsOf(kind, named.map(key), may.map(key)) },
      judging: checks.map((id): CheckId => `log/${id}` as CheckId),
      matrix: recorded === 'no matrix' ? undefined : { checks: known, faults, variants },
    };
  });

const key = (check: string): ReasonKey => `log/${check}#reason` as ReasonKey;

/** A fault that all of `named` catch and that `may` may catch as well, or a variant that all of them may warn of. */
export function factsOf(
  kind: 'fault' | 'variant',
  named: readonly ReasonKey[],
  may: readonly ReasonKey[] = [],
): Alteration {
  const common = { text: 'is altered', needs: {} };
  if (kind === 'variant') return { kind, cites: 'nothing', warns: [...named, ...may], ...common };
  const [first, ...others] = named as readonly [ReasonKey, ...ReasonKey[]];
  return { kind, breaks: 'LOG-TL-001', caughtBy: [first, ...others], alsoFails: may, ...common };
}
