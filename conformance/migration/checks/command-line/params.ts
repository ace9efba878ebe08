import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { EXAMPLE_PARAMS } from '../../inputs/files/example-params.ts';
import { orgNameOfAvatar, orgNameOfRun } from '../../premises/command-line/dao-name.ts';
import { commandMnemonicRun } from '../../premises/command-line/mnemonic-run.ts';
import { optionsRun } from '../../premises/command-line/options-run.ts';
import { usageExampleRun } from '../../premises/command-line/usage-example-run.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

function judgeName(t: Trial<MigrationTarget, 'other'>, found: unknown, at: string, { run }: ScenarioRun): void {
  const expected = `the orgName ${EXAMPLE_PARAMS.orgName}`;
  const other = { reason: 'other' as const, expected, actual: String(found), at };
  t.judge(found === EXAMPLE_PARAMS.orgName ? undefined : other, run);
}

export const params = check<MigrationTarget>()({
  proves: 'MIG-CL-023',
  needs: ['argv'],
  reasons: {
    other: 'the DAO is not that of the parameters file which was named',
    alias: '`-i` is refused where `--params` is not',
  },
  owns: [reasonsOf(commandMnemonicRun, { 'short-params': 'alias' })],
  run: async (_tool, t) => {
    const long = (await t.use(usageExampleRun)).dao;
    judgeName(t, await orgNameOfRun(long), '--params', long);
    const { dao: short, written } = await t.use(commandMnemonicRun);
    judgeName(t, await orgNameOfAvatar(written?.dao?.Avatar, short), '-i', short);
    const all = await t.use(optionsRun);
    judgeName(t, await orgNameOfAvatar(all.written.dao?.Avatar, all.scene), '--params, no command', all.scene);
  },
});
