import { check } from '../../../core/check/check.ts';
import { calledLiterals } from '../../inputs/own-contracts/literal-items.ts';
import { valueMismatch } from '../../oracle/comparison/format.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import {
  literalArgumentsRun,
  OTHER_ARGUMENT_TEXT,
  quotedText,
  sortedArguments,
} from '../../premises/stand-alone/literal-arguments-run.ts';
import { type RecordedCall, recordedCalls } from '../../premises/stand-alone/recorded-calls.ts';
import { CALL_KEYS } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const PLACE = 'StandAloneContracts[0, 1].runFunctions';

export const functionCalls = check<MigrationTarget>()({
  // MIG-SA-007 (must): Each function of `runFunctions` is called on the contract after it is deployed, in order, with its
  //   `params`. [interface, "StandAloneContracts item"]
  proves: 'MIG-SA-007',
  reasons: { other: OTHER_ARGUMENT_TEXT },
  run: async (tool, t) => {
    requireParams(tool, t, ...CALL_KEYS);
    const { scene, large, made } = await t.use(literalArgumentsRun);
    const contracts = made('Owned') ?? t.inconclusive('the contracts cannot be found on the chain');
    const calls = await Promise.all(contracts.map((owned) => recordedCalls({ owned, views: scene.views })));
    t.judge(valueMismatch('other', sortedCalls(calledLiterals(large)), sortedCalls(calls), PLACE), scene.run);
  },
});

const sortedCalls = (lists: readonly (readonly Partial<RecordedCall>[])[]) =>
  sortedArguments(lists.map((calls) => calls.map(({ number, note }) => [number, note].map(quotedText))));
