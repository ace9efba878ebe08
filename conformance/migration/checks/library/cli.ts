import { check } from '../../../core/check/check.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { secretFormsOf } from '../../oracle/output/secret-forms.ts';
import { newStage } from '../../premises/runs/run-step.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import { recordLeakedSecrets } from '../../premises/secrets/leaked-secrets.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const cli = check<MigrationTarget>()({
  // MIG-LB-005 (must): `cli()` runs the command line tool. [interface, "Library (`StackMigration`)"]
  proves: 'MIG-LB-005',
  needs: ['call'],
  reasons: { failed: '`cli()` does not carry out the arguments of its process' },
  run: async (tool, t) => {
    if (!tool.has('library', 'cli')) t.notApplicable('the library has no cli()');
    const stage = await newStage(t, tool);
    // A command may need the parameters file for a base migration as well.
    const text = tool.paramsText({ default: PLAIN_PARAMS }, stage.network);
    const at = await stage.place({ files: { [tool.fileOf('migration-params.json')]: text } });
    const key = stage.chain.accounts[0]!.privateKey;
    stage.record();
    const args = ['base', '--force', '--provider', stage.rpc, '--private-key', key, '--output', 'by-cli.json'];
    const secrets = secretFormsOf({ privateKey: key });
    const run = await tool.call('cli', [], { ...at, secrets: [...secrets.keys()] }, args);
    recordLeakedSecrets(stage.state, run, secrets, 'cli()');
    const isWritten = succeeded(run) && stage.read(at, 'by-cli.json') !== undefined;
    const expected = 'a base migration, written into by-cli.json';
    t.judge(!isWritten && { reason: 'failed', expected, actual: runSummary(run), at: 'base' }, run);
  },
});
