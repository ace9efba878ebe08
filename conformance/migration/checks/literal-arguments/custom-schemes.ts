import { check } from '../../../core/check/check.ts';
import { schemeLiterals } from '../../inputs/own-contracts/literal-items.ts';
import { valueMismatch } from '../../oracle/comparison/format.ts';
import { ENTRY_KEYS } from '../../premises/custom-schemes/custom-schemes-run.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import {
  literalArgumentsRun,
  OTHER_ARGUMENT_TEXT,
  sortedArguments,
} from '../../premises/stand-alone/literal-arguments-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const PLACE = 'CustomSchemes.OwnScheme[0, 1].params';

export const customSchemes = check<MigrationTarget>()({
  // MIG-CS-009 (must): Other values in `params` are passed unchanged. [interface, "CustomSchemes entry"]
  proves: 'MIG-CS-009',
  reasons: { other: OTHER_ARGUMENT_TEXT },
  run: async (tool, t) => {
    requireParams(tool, t, ...ENTRY_KEYS);
    const { scene, large, made } = await t.use(literalArgumentsRun);
    const schemes = made('OwnScheme') ?? t.inconclusive('the schemes cannot be found on the chain');
    const found = await Promise.all(
      schemes.map(async ({ address }) => [
        await scene.views.value(address, 'function limit() view returns (uint256)'),
        await scene.views.value(address, 'function label() view returns (string)'),
      ]),
    );
    const wanted = schemeLiterals(large).map(({ limit, label }) => [limit, label]);
    t.judge(valueMismatch('other', sortedArguments(wanted), sortedArguments(found), PLACE), scene.run);
  },
});
