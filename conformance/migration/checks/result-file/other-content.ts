import { check } from '../../../core/check/check.ts';
import { withOtherContent } from '../../inputs/files/other-content.ts';
import { canonicalJson } from '../../oracle/comparison/canonical-json.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { runUnforcedStep, unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { RESULT_FILE } from '../../premises/result-file/file-content.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import type { MigrationStep } from '../../target/migration-options.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const otherContent = check<MigrationTarget>()({
  proves: 'MIG-WR-002',
  reasons: { lost: 'what the result file held of another network, or of another step, is not as it was' },
  run: async (tool, t) => {
    const { way, base, first } = await t.use(unforcedBase);
    await t.use(finishedDao);
    const { text, added } = withOtherContent(parseJsonText(first.file!), base.stage.network);
    const at = await base.fresh({ ...way.place, files: { [tool.fileOf(RESULT_FILE)]: text } });
    const { run, file } = await runUnforcedStep(tool, base, way, { step: 'dao' }, at);
    if (!succeeded(run))
      t.inconclusive(`with further content in the result file it does not migrate: ${runSummary(run)}`);
    const kept = async (after: unknown, by: ScenarioRun['run'], of: MigrationStep, those: typeof added) => {
      await t.each(those, ({ path, value }) => {
        const found = canonicalJson(path.reduce((level: unknown, key) => Object(level)[key], after));
        const expected = canonicalJson(value);
        const defect = { expected, actual: found, at: `${of}: /${path.join('/')}` };
        t.judge(found === expected ? undefined : { reason: 'lost', ...defect }, by);
      });
    };
    await kept(parseJsonText(file ?? ''), run, 'dao', added);
    const less = withoutBase(text, base.stage.network);
    if (less === undefined) return;
    const place = await base.fresh({ ...way.place, files: { [tool.fileOf(RESULT_FILE)]: less } });
    const anew = await runUnforcedStep(tool, base, way, { step: 'base' }, place);
    // What stood upon another base may go with it.
    const elsewhere = added.filter(({ path: [network] }) => network !== base.stage.network);
    if (succeeded(anew.run)) await kept(parseJsonText(anew.file ?? ''), anew.run, 'base', elsewhere);
  },
});

/** A result file in which a network has no base. undefined where there is no level of networks. */
function withoutBase(text: string, network: string): string | undefined {
  const { [network]: own, ...rest } = parseJsonText(text) as Record<string, Record<string, unknown>>;
  if (own?.base === undefined) return undefined;
  const { base: _, ...others } = own;
  return `${JSON.stringify({ ...rest, [network]: others }, null, 2)}\n`;
}
