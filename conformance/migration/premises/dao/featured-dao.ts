/** DAOs with several features. If a tool fails because of one feature, the check of that feature fails. */
import { premise } from '../../../core/check/premise.ts';
import type { Premise, Trial } from '../../../core/check/trial.ts';
import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import { type ParameterChange, paramsWithChange } from '../../inputs/parameters/parameter-change.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { withName } from '../options/dao-texts.ts';
import { canBeGiven, offeredParams } from '../parameters/offered-params.ts';
import type { CompletedRun, ResultPart } from '../runs/completed-run.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import { runSummary } from '../runs/run-summary.ts';
import { migrateDaoOnBase, sharedBase } from '../runs/shared-base.ts';
import { unwrittenDaoDefect, writtenDao } from './dao-part.ts';

type AttemptingTrial = Pick<Trial<MigrationTarget, never>, 'attempt'>;

/** A difference from the plain parameters. If a tool fails because of it, the premise fails for this reason. */
export interface DaoFeature {
  readonly reason: string;
  readonly change:
    | ParameterChange
    | ((tool: MigrationTarget, base: ResultPart, t: AttemptingTrial) => ParameterChange | Promise<ParameterChange>);
  /** Further files of the working folder. */
  readonly files?: (tool: MigrationTarget) => Readonly<Record<string, string>>;
  /** The feature is left out of a tool that does not have this contract. */
  readonly needs?: string;
  /** The document does not state the feature: a tool may refuse it before it sends anything. */
  readonly open?: true;
}

/** A DAO, and the parameters by which it was migrated. */
export interface MigratedDao {
  readonly scene: CompletedRun & { readonly base: ResultPart };
  readonly params: DaoParams;
}

/** All features, then those without one that is open, then those without any. */
function withoutOpen<F extends { readonly open: boolean }>(
  features: readonly F[],
): readonly [readonly F[], ...(readonly F[])[]] {
  const open = features.filter((feature) => feature.open);
  const stated = features.filter((feature) => !feature.open);
  const butOne = open.length > 1 ? open.map((one) => features.filter((feature) => feature !== one)) : [];
  return [features, ...butOne, ...(open.length > 0 ? [stated] : [])];
}

/**
 * A DAO with several features. Only where its migration fails, each feature is tried alone, to find the one that makes it
 * fail.
 */
export function featuredDao(
  name: string,
  orgName: string,
  features: readonly [DaoFeature, ...DaoFeature[]],
): Premise<MigrationTarget, MigratedDao> {
  return premise<MigrationTarget>()({
    name,
    reasons: ['together', ...features.map(({ reason }) => reason)],
    find: async (tool, t) => {
      await t.use(daoMigration);
      const base = await t.use(sharedBase);
      const offered: { reason: string; change: ParameterChange; open: boolean }[] = [];
      for (const { reason, change: given, needs, open = false } of features) {
        if (needs !== undefined && !tool.has('contracts', needs)) continue;
        const change = typeof given === 'function' ? await given(tool, base.part, t) : given;
        // A tool that lacks a key has a value of its own for it.
        const isGiven = Object.keys(change).every((key) => tool.has('params', key)) && canBeGiven(tool, change);
        if (isGiven) offered.push({ reason, change, open });
      }
      const files = Object.assign({}, ...features.map((feature) => feature.files?.(tool)));
      const migrate = async (name: string, changes: readonly (typeof offered)[number][], isAlone = false) => {
        const plain: DaoParams = withName(tool, PLAIN_PARAMS, name);
        const changed = changes.reduce((changed, { change }) => paramsWithChange(changed, change), plain);
        // A failed run may have taken its name on the chain.
        const params =
          isAlone && changed.orgName !== name ? { ...changed, orgName: `${changed.orgName}${name}` } : changed;
        const scene = await migrateDaoOnBase(tool, base, params, files);
        return { changes, params, scene, part: writtenDao(scene) };
      };
      const [all, ...fewer] = withoutOpen(offered);
      let attempt = await migrate(orgName, all);
      for (const changes of fewer)
        if (!attempt.part && attempt.scene.record.transactions.length === 0) attempt = await migrate(orgName, changes);
      const { changes, params, scene, part } = attempt;
      if (part) return { scene: { ...scene, part, base: base.part }, params: offeredParams(tool, params) };
      for (const [n, feature] of changes.entries()) {
        const alone = await migrate(`${orgName} ${n}`, [feature], true);
        const change = JSON.stringify(feature.change, (_key, value) => value ?? 'left out');
        const at = `with ${change.slice(0, 200)}`;
        t.judge(unwrittenDaoDefect(feature.reason, alone.scene, at), alone.scene.run);
      }
      const at = `with ${changes.map(({ reason }) => reason).join(', ')} at once`;
      const expected = 'a run that succeeds, and writes `dao`';
      return t.fail({ reason: 'together', expected, actual: runSummary(scene.run), at }, scene.run);
    },
  });
}
