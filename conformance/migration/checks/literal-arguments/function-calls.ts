import { check } from '../../../core/check/check.ts';
import { calledLiterals } from '../../inputs/own-contracts/literal-items.ts';
import { valueMismatch } from '../../oracle/comparison/format.ts';
import {
  argumentText,
  literalArgumentsRun,
  OTHER_ARGUMENT_TEXT,
  sortedArguments,
} from '../../premises/stand-alone/literal-arguments-run.ts';
import { type RecordedCall, recordedCalls } from '../../premises/stand-alone/recorded-calls.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const functionCalls = check<MigrationTarget>()({
  proves: 'MIG-SA-007',
  reasons: { other: OTHER_ARGUMENT_TEXT },
  run: async (_tool, t) => {
    const { scene, large, made } = await t.use(literalArgumentsRun);
    const all = made('Owned') ?? t.inconclusive('the contracts are not found on the chain');
    const calls = await Promise.all(all.map((owned) => recordedCalls({ owned, views: scene.views })));
    const said = (lists: readonly (readonly Partial<RecordedCall>[])[]) =>
      sortedArguments(lists.map((list) => list.map(({ number, note }) => [number, note].map(argumentText))));
    const wanted = said(calledLiterals(large));
    t.judge(valueMismatch('other', wanted, said(calls), 'StandAloneContracts[0, 1].runFunctions'), scene.run);
  },
});
