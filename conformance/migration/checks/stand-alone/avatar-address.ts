import { check } from '../../../core/check/check.ts';
import {
  FIRST_TELL_ARGUMENT,
  ITEM_INDEX,
  NULL_ADDRESS,
  OWNED_ITEM,
  RECORDED_ARGUMENTS,
} from '../../inputs/own-contracts/stand-alone-items.ts';
import { format, valueMismatch } from '../../oracle/comparison/format.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { lastTellArguments, recordedCalls } from '../../premises/stand-alone/recorded-calls.ts';
import { CALL_KEYS, standAloneOnChain } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const avatarAddress = check<MigrationTarget>()({
  // MIG-SA-008 (must): `AvatarAddress` in the `params` of a call is replaced by the address of the DAO's avatar. [interface,
  //   "StandAloneContracts item"]
  proves: 'MIG-SA-008',
  reasons: { other: '`AvatarAddress` became another address than that of the avatar' },
  run: async (tool, t) => {
    requireParams(tool, t, ...CALL_KEYS);
    const scene = await t.use(standAloneOnChain);
    const recorded = await recordedCalls(scene);
    const calls = OWNED_ITEM.runFunctions.flatMap(({ params }, n) => {
      const position = params.indexOf('AvatarAddress');
      const place = `[${ITEM_INDEX.owned}].runFunctions[${n}].params[${position}]`;
      const made = recorded.filter(({ note }) => position >= 0 && note === RECORDED_ARGUMENTS[n]?.note);
      return made.map(({ subject }) => [subject, place] as const);
    });
    // `tell` is called on one of the two holders only.
    const tellArguments = (await lastTellArguments(scene)).filter(
      (address) => ![NULL_ADDRESS, FIRST_TELL_ARGUMENT].map(format).includes(format(address)),
    );
    const addresses = [
      ...calls,
      ...tellArguments.map((address) => [address, `[${ITEM_INDEX.first}].runFunctions[1].params[0]`] as const),
    ];
    if (addresses.length === 0) t.inconclusive('neither of the calls with `AvatarAddress` was made');
    await t.each(addresses, ([found, place]) =>
      t.judge(valueMismatch('other', scene.part.Avatar, found, `StandAloneContracts${place}`), scene.run),
    );
  },
});
