import { check } from '../../../core/check/check.ts';
import {
  FIRST_TOLD_ADDRESS,
  ITEM_INDEX,
  NULL_ADDRESS,
  RECORDED_ARGUMENTS,
} from '../../inputs/own-contracts/stand-alone-items.ts';
import { format, mismatch } from '../../oracle/comparison/format.ts';
import { lastToldAddresses, recordedCalls } from '../../premises/stand-alone/recorded-calls.ts';
import { standAloneOnChain } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const avatarAddress = check<MigrationTarget>()({
  proves: 'MIG-SA-008',
  reasons: { other: '`AvatarAddress` became another address than that of the avatar' },
  run: async (_tool, t) => {
    const scene = await t.use(standAloneOnChain);
    const at = RECORDED_ARGUMENTS.findIndex(({ subject }) => subject === 'AvatarAddress');
    const said = (await recordedCalls(scene)).filter(({ note }) => note === RECORDED_ARGUMENTS[at]!.note);
    // One of both is told nothing.
    const heard = (await lastToldAddresses(scene)).filter(
      (one) => ![NULL_ADDRESS, FIRST_TOLD_ADDRESS].map(format).includes(format(one)),
    );
    const all = [
      ...said.map(({ subject }) => [subject, `[${ITEM_INDEX.owned}].runFunctions[${at}].params[0]`] as const),
      ...heard.map((one) => [one, `[${ITEM_INDEX.first}].runFunctions[1].params[0]`] as const),
    ];
    if (all.length === 0) t.inconclusive('neither call that has it was made');
    await t.each(all, ([found, where]) =>
      t.judge(mismatch('other', scene.part.Avatar, found, `StandAloneContracts${where}`), scene.run),
    );
  },
});
