import { check } from '../../../core/check/check.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { secretFormsOf } from '../../oracle/output/secret-forms.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { newStage } from '../../premises/runs/run-step.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import { recordLeakedSecrets } from '../../premises/secrets/leaked-secrets.ts';
import { ContractViews } from '../../target/chain/views.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

const OUTPUT = 'by-cli.json';

export const cli = check<MigrationTarget>()({
  // MIG-LB-005 (must): `cli()` runs the command line tool. [interface, "Library (`StackMigration`)"]
  proves: 'MIG-LB-005',
  needs: ['call'],
  reasons: {
    failed: '`cli()` does not carry out the arguments of its process',
    'not-deployed': '`cli()` writes a base, and deploys nothing of it on the chain that its arguments name',
  },
  run: async (tool, t) => {
    if (!tool.has('library', 'cli')) t.notApplicable('the library has no cli()');
    // A tool that migrates no base at all is reported by MIG-ST-002.
    await t.use(baseMigration);
    const stage = await newStage(t, tool);
    // A command may need the parameters file for a base migration as well.
    const params = tool.paramsText({ default: PLAIN_PARAMS }, stage.network);
    const at = await stage.place({ files: { [tool.fileOf('migration-params.json')]: params } });
    const key = stage.chain.accounts[0]!.privateKey;
    stage.record();
    const args = ['base', '--force', '--provider', stage.rpc, '--private-key', key, '--output', OUTPUT];
    const secrets = secretFormsOf({ privateKey: key });
    const run = await tool.call('cli', [], { ...at, secrets: [...secrets.keys()] }, args);
    recordLeakedSecrets(stage.state, run, secrets, 'cli()');
    const text = stage.read(at, OUTPUT);
    const { base } = tool.resultOf(parseJsonText(text ?? ''), stage.network)?.result ?? {};
    const expected = `a base migration, written into ${OUTPUT}`;
    if (!succeeded(run) || base === undefined)
      return t.fail({ reason: 'failed', expected, actual: runSummary(run), at: 'base' }, run);
    // MIG-ST-001 judges each address of a base.
    const views = new ContractViews(stage.chain);
    const codes = await Promise.all(Object.values(base).map((address) => views.codeAt(address)));
    const none = { expected: 'code at the addresses of `base`', actual: 'no code at any of them', at: OUTPUT };
    t.judge(codes.every((code) => code === '0x') && { reason: 'not-deployed', ...none }, run);
  },
});
