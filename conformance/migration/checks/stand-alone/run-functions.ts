import { check } from '../../../core/check/check.ts';
import {
  FIRST_TOLD_ADDRESS,
  ITEM_INDEX,
  LAST_TOLD_ADDRESS,
  NULL_ADDRESS,
  RECORDED_ARGUMENTS,
  TOKEN_CAP,
} from '../../inputs/own-contracts/stand-alone-items.ts';
import { format, mismatch } from '../../oracle/comparison/format.ts';
import {
  coreItemAddress,
  lastItemIndex,
  lastToldAddresses,
  type RecordedCall,
  recordedCalls,
} from '../../premises/stand-alone/recorded-calls.ts';
import { type StandAloneOnChain, standAloneOnChain } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** Whether `setParameters` of a TokenCapGC was called as the parameters say: it keeps both under their hash. */
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
  proves: 'MIG-SA-007',
  reasons: {
    calls: 'there were more or fewer calls than `runFunctions` has',
    order: 'they were not in its order',
    argument: 'a call was given something else than stands in its `params`',
  },
  run: async (_tool, t) => {
    const scene = await t.use(standAloneOnChain);
    const found = await recordedCalls(scene);
    const at = `StandAloneContracts[${ITEM_INDEX.owned}].runFunctions`;
    t.judge(mismatch('calls', RECORDED_ARGUMENTS.length, found.length, at), scene.run);
    const notes = (calls: readonly RecordedCall[]) => calls.map(({ note }) => format(note));
    const same = notes(found).sort().join() === notes(RECORDED_ARGUMENTS).sort().join();
    if (same) t.judge(mismatch('order', notes(RECORDED_ARGUMENTS), notes(found), at), scene.run);
    await t.each(RECORDED_ARGUMENTS.entries(), ([n, { subject, number, note }]) => {
      const call = found[n]!;
      const [wanted, given] = [
        [number, note],
        [call.number, call.note],
      ];
      // What `AvatarAddress` becomes is a matter of its own.
      const literal = subject !== 'AvatarAddress';
      const defect = literal
        ? mismatch('argument', [subject, ...wanted], [call.subject, ...given], `${at}[${n}]`)
        : mismatch('argument', wanted, given, `${at}[${n}]`);
      t.judge(defect, scene.run);
    });
    const last = `StandAloneContracts[${ITEM_INDEX.first}].runFunctions`;
    const heard = (await lastToldAddresses(scene)).filter((one) => format(one) !== NULL_ADDRESS);
    t.judge(mismatch('calls', 'one contract that `tell` was called on', `${SAID[heard.length]}`, last), scene.run);
    if (format(heard[0]) === format(FIRST_TOLD_ADDRESS))
      t.judge(
        { reason: 'order', expected: 'AvatarAddress told last', actual: format(FIRST_TOLD_ADDRESS), at: last },
        scene.run,
      );
    const linked = `StandAloneContracts[${lastItemIndex(scene)}].runFunctions[0]`;
    const heardLast = await scene.views.value(scene.linked.address, 'function told() view returns (address)');
    const untold = format(heardLast) === NULL_ADDRESS && {
      reason: 'calls' as const,
      expected: 'a call of `tell` after `initialize`',
      actual: 'none',
      at: linked,
    };
    t.judge(untold || mismatch('argument', LAST_TOLD_ADDRESS, heardLast, `${linked}.params[0]`), scene.run);
    const core = await coreItemAddress(scene);
    if (core === undefined) return;
    const uncalled = !(await hasTokenCap(scene, core)) && {
      reason: 'calls' as const,
      expected: `a call of \`setParameters\` with ${TOKEN_CAP.token}, ${TOKEN_CAP.cap}`,
      actual: 'none with these',
      at: `StandAloneContracts[${ITEM_INDEX.core}].runFunctions`,
    };
    t.judge(uncalled || undefined, scene.run);
  },
});

const SAID = ['none', 'one contract that `tell` was called on', 'two'];
