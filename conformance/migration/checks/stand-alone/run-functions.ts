import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import {
  FIRST_TELL_ARGUMENT,
  ITEM_INDEX,
  LAST_TELL_ARGUMENT,
  NULL_ADDRESS,
  RECORDED_ARGUMENTS,
  TOKEN_CAP,
} from '../../inputs/own-contracts/stand-alone-items.ts';
import { format, valueMismatch } from '../../oracle/comparison/format.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import {
  coreItemAddress,
  lastItemIndex,
  lastTellArgument,
  lastTellArguments,
  type RecordedCall,
  recordedCalls,
} from '../../premises/stand-alone/recorded-calls.ts';
import { CALL_KEYS, type StandAloneOnChain, standAloneOnChain } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** Whether `setParameters` of a TokenCapGC was called with the given arguments: it stores both values under their hash. */
export async function hasTokenCap({ views }: StandAloneOnChain, address: string): Promise<boolean> {
  const { token, cap } = TOKEN_CAP;
  const hash = await views.value(address, 'function getParametersHash(address, uint256) view returns (bytes32)', [
    token,
    cap,
  ]);
  if (hash === undefined) return true;
  const kept = await views.call(address, 'function parameters(bytes32) view returns (address, uint256)', [hash]);
  return !kept.ok || format(kept.values) === format([token, cap]);
}

export const runFunctions = check<MigrationTarget>()({
  // MIG-SA-007 (must): Each function of `runFunctions` is called on the contract after it is deployed, in order, with its
  //   `params`. [interface, "StandAloneContracts item"]
  proves: 'MIG-SA-007',
  reasons: {
    calls: 'there were more or fewer calls than `runFunctions` has',
    order: 'the calls were not in the order of `runFunctions`',
    argument: 'a call got another argument than its `params` have',
  },
  run: async (tool, t) => {
    requireParams(tool, t, ...CALL_KEYS);
    const scene = await t.use(standAloneOnChain);
    const { run } = scene;
    const calls = await recordedCalls(scene);
    const at = `StandAloneContracts[${ITEM_INDEX.owned}].runFunctions`;
    t.judge(valueMismatch('calls', RECORDED_ARGUMENTS.length, calls.length, at), run);
    const notes = (list: readonly RecordedCall[]) => list.map(({ note }) => format(note));
    const areSameCalls = notes(calls).sort().join() === notes(RECORDED_ARGUMENTS).sort().join();
    if (areSameCalls) t.judge(valueMismatch('order', notes(RECORDED_ARGUMENTS), notes(calls), at), run);
    await t.each(RECORDED_ARGUMENTS.entries(), ([n, wanted]) =>
      t.judge(callArgumentsDefect(wanted, calls[n], `${at}[${n}]`), run),
    );

    const holderAt = `StandAloneContracts[${ITEM_INDEX.first}].runFunctions`;
    const tellArguments = (await lastTellArguments(scene)).filter((address) => format(address) !== NULL_ADDRESS);
    t.judge(valueMismatch('calls', TELL_COUNTS[1], TELL_COUNTS[tellArguments.length], holderAt), run);
    if (format(tellArguments[0]) === format(FIRST_TELL_ARGUMENT))
      t.fail(
        {
          reason: 'order',
          expected: 'AvatarAddress in the last call of `tell`',
          actual: format(FIRST_TELL_ARGUMENT),
          at: holderAt,
        },
        run,
      );

    const linkedAt = `StandAloneContracts[${lastItemIndex(scene)}].runFunctions[0]`;
    const lastArgument = await lastTellArgument(scene.views, scene.linked.address);
    const notCalled = {
      reason: 'calls',
      expected: 'a call of `tell` after `initialize`',
      actual: 'no call',
      at: linkedAt,
    } as const;
    const isNotCalled = format(lastArgument) === NULL_ADDRESS;
    t.judge(
      isNotCalled ? notCalled : valueMismatch('argument', LAST_TELL_ARGUMENT, lastArgument, `${linkedAt}.params[0]`),
      run,
    );

    const core = await coreItemAddress(scene);
    if (core === undefined) return;
    const uncalled = {
      reason: 'calls',
      expected: `a call of \`setParameters\` with ${TOKEN_CAP.token}, ${TOKEN_CAP.cap}`,
      actual: 'no call with these arguments',
      at: `StandAloneContracts[${ITEM_INDEX.core}].runFunctions`,
    } as const;
    t.judge((await hasTokenCap(scene, core)) ? undefined : uncalled, run);
  },
});

const TELL_COUNTS = ['no contract', 'one contract that `tell` was called on', 'two contracts'];

/** A call with other arguments. MIG-SA-008 judges the address that `AvatarAddress` becomes. */
function callArgumentsDefect(
  wanted: RecordedCall,
  call: RecordedCall | undefined,
  at: string,
): Defect<'argument'> | undefined {
  const isLiteral = wanted.subject !== 'AvatarAddress';
  const argumentsOf = (of: RecordedCall | undefined) => [...(isLiteral ? [of?.subject] : []), of?.number, of?.note];
  return valueMismatch('argument', argumentsOf(wanted), argumentsOf(call), at);
}
