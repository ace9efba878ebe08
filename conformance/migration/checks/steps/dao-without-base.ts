import { check } from '../../../core/check/check.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import { newStage, runStep } from '../../premises/runs/run-step.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const daoWithoutBase = check<MigrationTarget>()({
  // MIG-ST-005 (must): Where the output file has no base migration, a DAO migration does what is declared: it fails, or migrates
  //   the base first. [interface, "States and transitions"]
  proves: 'MIG-ST-005',
  reasons: {
    'not-as-declared': 'without a base, a DAO migration does not do what is declared',
    spent: 'it fails after it has sent transactions',
    'no-base': 'it succeeds without a base on the chain',
  },
  run: async (tool, t) => {
    await t.use(daoMigration);
    const stage = await newStage(t, tool);
    const name = tool.fileOf('migration.json');
    // The package of a tool may have results of other chains.
    const isShipped = stage.read(await stage.place(), name) !== undefined;
    const act = { step: 'dao' as const, options: { params: { default: PLAIN_PARAMS } } };
    const scene = await runStep(tool, stage, { ...act, place: isShipped ? { files: { [name]: '{}\n' } } : {} });
    const { run, record, result, views } = scene;
    const expected = 'a run that fails and sends nothing, or one that migrates the base first';
    if (!succeeded(run)) {
      const sent = record.transactions.length;
      const actual = `${sent} transactions, then ${runSummary(run)}`;
      if (sent > 0) t.fail({ reason: 'spent', expected, actual, at: 'no result file' }, run);
      return t.judge(declaredChoiceDefect(t.chose('dao-without-base', 'fails')), run);
    }
    const addresses = Object.values(result?.result.base ?? {});
    const codes = await Promise.all(addresses.map((address) => views.codeAt(address)));
    const base =
      codes.length === 0 ? 'the result has no `base`' : `of ${codes.length} members of \`base\` some have no code`;
    const actual = `${runSummary(run)}; ${base}`;
    if (codes.length === 0 || codes.includes('0x')) t.fail({ reason: 'no-base', expected, actual, at: 'base' }, run);
    t.judge(declaredChoiceDefect(t.chose('dao-without-base', 'base-first')), run);
  },
});
