import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { EXAMPLE_PARAMS } from '../../inputs/files/example-params.ts';
import { orgNameOfAvatar, orgNameOfRun } from '../../premises/command-line/dao-name.ts';
import { commandMnemonicRun } from '../../premises/command-line/mnemonic-run.ts';
import { optionsRun } from '../../premises/command-line/options-run.ts';
import { usageExampleRun } from '../../premises/command-line/usage-example-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const params = check<MigrationTarget>()({
  // MIG-CL-023 (must): `--params`, or `-i`, is the path of the parameters file. [interface, "Command line"]
  proves: 'MIG-CL-023',
  needs: ['argv'],
  reasons: {
    other: 'the DAO is not that of the named parameters file',
    alias: '`-i` is refused where `--params` is not',
  },
  owns: [reasonsOf(commandMnemonicRun, { 'short-params': 'alias' })],
  run: async (_tool, t) => {
    const { dao: long } = await t.use(usageExampleRun);
    t.judge(orgNameDefect(await orgNameOfRun(long), '--params'), long.run);
    const { dao: short, written } = await t.use(commandMnemonicRun);
    t.judge(orgNameDefect(await orgNameOfAvatar(written?.dao?.Avatar, short), '-i'), short.run);
    const options = await t.use(optionsRun);
    const orgName = await orgNameOfAvatar(options.written.dao?.Avatar, options.scene);
    t.judge(orgNameDefect(orgName, '--params, no command'), options.scene.run);
  },
});

function orgNameDefect(orgName: unknown, at: string): Defect<'other'> | undefined {
  if (orgName === EXAMPLE_PARAMS.orgName) return undefined;
  return { reason: 'other', expected: `the orgName ${EXAMPLE_PARAMS.orgName}`, actual: String(orgName), at };
}
