import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { type Premise, premise } from '../core/premise.ts';
import type { ReasonKey } from '../core/reason.ts';
import type { Trial } from '../core/trial.ts';
import type { DaoParams } from '../properties/dao-params.ts';
import { daoUpon, ground } from './ground.ts';
import { PLAIN } from './params.ts';
import { type Scene, sayRun } from './play.ts';
import { type Done, daoMigrated, type Part } from './scenes.ts';

/** Members in the place of those of the plain parameters. undefined leaves one out; `schemes` are taken one by one. */
export type Change = Readonly<Record<string, unknown>>;

type Asking = Pick<Trial<MigrationTarget, never>, 'attempt'>;

/** What is unlike the plain parameters, and which check carries it where a tool fails for it. */
export interface Feature {
  readonly reason: string;
  readonly owner: ReasonKey;
  readonly change: Change | ((tool: MigrationTarget, base: Part, t: Asking) => Change | Promise<Change>);
  /** What else lies in the folder. */
  readonly files?: (tool: MigrationTarget) => Readonly<Record<string, string>>;
  /** The contract without which a tool does not offer it. */
  readonly needs?: string;
  /** The document says nothing of it: a tool may refuse it before it sends anything. */
  readonly open?: true;
}

/** A DAO, and the parameters by which it was migrated. */
export interface AskedDao {
  readonly scene: Done & { readonly base: Part };
  readonly params: DaoParams;
}

/** Parameters with a change. */
export function applied(params: DaoParams, change: Change): DaoParams {
  const all = { ...params, ...change, schemes: { ...params.schemes, ...Object(change.schemes) } };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as unknown as DaoParams;
}

/** The plain DAO. */
export const plainDao: Premise<MigrationTarget, AskedDao> = premise<MigrationTarget>()({
  name: 'plain-dao',
  owners: {},
  find: async (_tool, t) => ({ scene: await t.use(daoMigrated), params: PLAIN }),
});

/**
 * A DAO of many features. Where it fails, each is tried alone, so that the right one is named: that takes as many runs
 * more, of a tool with a defect only.
 */
export function featuredDao(
  orgName: string,
  features: readonly [Feature, ...Feature[]],
): Premise<MigrationTarget, AskedDao> {
  const owners: Record<string, ReasonKey> = { together: 'migration/steps/dao#failed' };
  for (const { reason, owner } of features) owners[reason] = owner;
  return premise<MigrationTarget>()({
    name: orgName,
    owners,
    find: async (tool, t) => {
      await t.use(daoMigrated);
      const base = await t.use(ground);
      const offered: { reason: string; change: Change; open: boolean }[] = [];
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
        const params = changes.reduce((so, { change }) => applied(so, change), { ...PLAIN, orgName });
        const scene = await daoUpon(tool, base, params, files);
        return { changes, params, scene, part: daoOf(scene) };
      };
      const all = await together(offered);
      const refused = !all.part && all.scene.record.transactions.length === 0 && stated.length < offered.length;
      const { changes, params, scene, part } = refused ? await together(stated) : all;
      if (part) return { scene: { ...scene, part, base: base.part }, params };
      const expected = 'a run that succeeds, and writes `dao`';
      for (const [i, { reason, change }] of changes.entries()) {
        const alone = await daoUpon(tool, base, applied({ ...PLAIN, orgName: `${orgName} ${i}` }, change), files);
        const at = `with ${JSON.stringify(change, (_key, value) => value ?? 'left out').slice(0, 200)}`;
        if (!daoOf(alone)) t.judge({ reason, expected, actual: sayRun(alone.run), at }, alone.run);
      }
      const at = `with ${changes.map(({ reason }) => reason).join(', ')} at once`;
      t.judge({ reason: 'together', expected, actual: sayRun(scene.run), at }, scene.run);
      throw new Error('unreachable: it was judged');
    },
  });
}

/** What a run wrote of a DAO; undefined where it failed. */
export function daoOf({ run, result }: Scene): Part | undefined {
  return succeeded(run) ? result?.result.dao : undefined;
}
