import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { withOtherContent } from '../../inputs/files/other-content.ts';
import { canonicalJson } from '../../oracle/comparison/canonical-json.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { runUnforcedStep, unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { RESULT_FILE } from '../../premises/result-file/file-content.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const otherContent = check<MigrationTarget>()({
  // MIG-WR-002 (must): The result file keeps its content about other networks and steps. [durable-deploy, "Result file"]
  proves: 'MIG-WR-002',
  reasons: { lost: 'content of the result file for another network, or another step, is not as it was' },
  run: async (tool, t) => {
    const { way, base, first } = await t.use(unforcedBase);
    await t.use(finishedDao);
    const name = tool.fileOf(RESULT_FILE);
    const { text, added } = withOtherContent(parseJsonText(first.file ?? ''), base.stage.network);
    const at = await base.fresh({ ...way.place, files: { [name]: text } });
    const dao = await runUnforcedStep(tool, base, way, { step: 'dao' }, at);
    if (!succeeded(dao.run))
      t.inconclusive(`with further content in the result file it does not migrate: ${runSummary(dao.run)}`);
    const afterDao = parseJsonText(dao.file ?? '');
    await t.each(added, (content) => t.judge(lostContentDefect(afterDao, content, 'dao'), dao.run));

    // The DAO of this network belonged to the replaced base, so it may be removed as well.
    const ofOtherNetworks = added.filter(({ path: [network] }) => network !== base.stage.network);
    const withoutBase = textWithoutBase(text, base.stage.network);
    if (withoutBase === undefined) return;
    const runs = [
      ['base', withoutBase, {}],
      ['base, restart', text, { options: { restart: true } }],
    ] as const;
    for (const [at, before, act] of runs) {
      const place = await base.fresh({ ...way.place, files: { [name]: before } });
      const rerun = await runUnforcedStep(tool, base, way, { step: 'base', ...act }, place);
      if (!succeeded(rerun.run)) continue;
      const after = parseJsonText(rerun.file ?? '');
      await t.each(ofOtherNetworks, (content) => t.judge(lostContentDefect(after, content, at), rerun.run));
    }
  },
});

type AddedContent = ReturnType<typeof withOtherContent>['added'][number];

function lostContentDefect(file: unknown, { path, value }: AddedContent, run: string): Defect<'lost'> | undefined {
  const writtenValue = path.reduce((level: unknown, key) => Object(level)[key], file);
  return mismatch<'lost', unknown>('lost', value, writtenValue, `${run}: /${path.join('/')}`, canonicalJson);
}

/** A result file without the base of a network; undefined where the file has no level of networks. */
function textWithoutBase(text: string, network: string): string | undefined {
  const { [network]: record, ...rest } = parseJsonText(text) as Record<string, Record<string, unknown>>;
  if (record?.base === undefined) return undefined;
  const { base: _, ...otherParts } = record;
  return `${JSON.stringify({ ...rest, [network]: otherParts }, null, 2)}\n`;
}
