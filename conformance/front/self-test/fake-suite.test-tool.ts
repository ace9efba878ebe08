/** A suite whose checks end as a test says. */
import type { SelfTestMatrix } from '../../command/self-test-matrix.ts';
import type { Alteration } from '../../command/suite-descriptor.ts';
import type { Check } from '../../core/check/check.ts';
import type { CheckId } from '../../core/check/reason.ts';
import type { CheckResult, Outcome } from '../../core/verdict/outcome.ts';
import type { LoadedSuite } from './loaded-suite.ts';

/** How a check ends that judges together with `beside`; a failure has the reason `reason`. */
type OutcomeOf = (id: CheckId, beside: readonly CheckId[]) => Outcome;

export interface FakeSuite {
  readonly suite: LoadedSuite;
  /** The checks of each judgement, in the order of the judgements. */
  readonly judgements: readonly (readonly CheckId[])[];
}

/** A suite with the fault or variant `altered`, which is in the file `tiles/a`. */
export function fakeSuite(
  ids: readonly CheckId[],
  facts: Alteration,
  outcomeOf: OutcomeOf,
  matrix?: SelfTestMatrix,
): FakeSuite {
  const judgements: (readonly CheckId[])[] = [];
  const altered = { altered: { file: 'tiles/a', load: async () => facts } };
  const suite: LoadedSuite = {
    name: 'log',
    checks: ids.map((id) => ({ id }) as Check<never>),
    alterations: facts.kind === 'fault' ? { faults: altered, variants: {} } : { faults: {}, variants: altered },
    matrix,
    testbed: {
      citations: /./,
      judge: async (_altered, _name, only = ids) => {
        const judging = ids.filter((id) => only.includes(id));
        judgements.push(judging);
        return { results: judging.map((id) => resultOf(id, outcomeOf(id, judging))), observed: {}, fired: true };
      },
    },
  };
  return { suite, judgements };
}

const resultOf = (id: CheckId, outcome: Outcome): CheckResult => ({
  id,
  outcome,
  requirements: ['LOG-TL-001'],
  level: 'must',
  ruleset: 'tlog-tiles',
  subjects: 1,
  durationMs: 0,
  exchanges: [],
  ...(outcome === 'fail' ? { reason: 'reason', message: 'it is so' } : {}),
});
