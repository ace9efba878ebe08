/** A DAO of many features, and which check carries it where a tool fails for one. */

import { premise } from '../../../core/check/premise.ts';
import type { Premise, Trial } from '../../../core/check/trial.ts';
import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import { type ParameterChange, paramsWithChange } from '../../inputs/parameters/parameter-change.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { CompletedRun, ResultPart } from '../runs/completed-run.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import { runSummary } from '../runs/run-summary.ts';
import { migrateDaoOnBase, sharedBase } from '../runs/shared-base.ts';
import { writtenDao } from './dao-part.ts';

type AttemptingTrial = Pick<Trial<MigrationTarget, never>, 'attempt'>;

/** What is unlike the plain parameters. A tool that fails for it fails the premise for this reason. */
export interface DaoFeature {
  readonly reason: string;
  readonly change:
    | ParameterChange
    | ((tool: MigrationTarget, base: ResultPart, t: AttemptingTrial) => ParameterChange | Promise<ParameterChange>);
  /** What else lies in the folder. */
  readonly files?: (tool: MigrationTarget) => Readonly<Record<string, string>>;
  /** The contract without which a tool does not offer it. */
  readonly needs?: string;
  /** The document says nothing of it: a tool may refuse it before it sends anything. */
  readonly open?: true;
}

/** A DAO, and the parameters by which it was migrated. */
export interface MigratedDao {
  readonly scene: CompletedRun & { readonly base: ResultPart };
  readonly params: DaoParams;
}

/**
 * A DAO of many features. Where it fails, each is tried alone, so that the right one is named: that takes as many runs
 * more, of a tool with a defect only.
 */
export function featuredDao(
  orgName: string,
  features: readonly [DaoFeature, ...DaoFeature[]],
): Premise<MigrationTarget, MigratedDao> {
  return premise<MigrationTarget>()({
    name: orgName,
    reasons: ['together', ...features.map(({ reason }) => reason)],
    find: async (tool, t) => {
      await t.use(daoMigration);
      const base = await t.use(sharedBase);
      const offered: { reason: string; change: ParameterChange; open: boolean }[] = [];
      for (const { reason, change, needs, open = false } of features)
        if (needs === undefined || tool.has('contracts', needs))
          offered.push({
            reason,
            change: typeof change === 'function' ? await change(tool, base.part, t) : change,
            open,
          });
      const files = Object.assign({}, ...features.map((one) => one.files?.(tool)));
      const stated = offered.filter(({ open }) => !open);
      const together = async (changes: typeof offered) => {
        const params = changes.reduce((so, { change }) => paramsWithChange(so, change), { ...PLAIN_PARAMS, orgName });
        const scene = await migrateDaoOnBase(tool, base, params, files);
        return { changes, params, scene, part: writtenDao(scene) };
      };
      const all = await together(offered);
      const refused = !all.part && all.scene.record.transactions.length === 0 && stated.length < offered.length;
      const { changes, params, scene, part } = refused ? await together(stated) : all;
      if (part) return { scene: { ...scene, part, base: base.part }, params };
      const expected = 'a run that succeeds, and writes `dao`';
      for (const [i, { reason, change }] of changes.entries()) {
        const alone = await migrateDaoOnBase(
          tool,
          base,
          paramsWithChange({ ...PLAIN_PARAMS, orgName: `${orgName} ${i}` }, change),
          files,
        );
        const at = `with ${JSON.stringify(change, (_key, value) => value ?? 'left out').slice(0, 200)}`;
        if (!writtenDao(alone)) t.judge({ reason, expected, actual: runSummary(alone.run), at }, alone.run);
      }
      const at = `with ${changes.map(({ reason }) => reason).join(', ')} at once`;
      t.judge({ reason: 'together', expected, actual: runSummary(scene.run), at }, scene.run);
      throw new Error('unreachable: it was judged');
    },
  });
}
