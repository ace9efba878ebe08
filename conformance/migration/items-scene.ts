import { type MigrationOptions, type MigrationTarget, succeeded } from '../core/migration-target.ts';
import type { Stage } from '../core/stage.ts';
import type { Trial } from '../core/trial.ts';
import type { DaoParams } from '../properties/dao-params.ts';
import { type Made, madeIn } from './made.ts';
import { newStage, play, type Scene } from './play.ts';
import { baseMigrated, type Done, daoMigrated, done, type Part } from './scenes.ts';

/** A DAO with contracts of the parameters' own, and what its run made. */
export interface ItemsScene extends Done {
  readonly base: Part;
  readonly made: Made;
}

/** What a DAO with contracts of its own is migrated with. */
export interface Items {
  readonly params: DaoParams;
  readonly files: Readonly<Record<string, string>>;
}

/**
 * A base on a chain of its own, what the scene makes ready there, and the ways in which its DAO may be migrated, of
 * which the next is tried where one fails: on another chain, where it has sent something. Where all fail, that is judged
 * which got further than to be refused. `late`: the ways that failed when something was sent. Where there is no DAO
 * without contracts of its own either, that is said once.
 */
export async function itemsScene<I extends Items>(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, 'failed' | 'missing'>,
  ready: (stage: Stage) => Promise<readonly [I, ...I[]]>,
  options: MigrationOptions = {},
): Promise<ItemsScene & { readonly items: I; readonly late: readonly I[] }> {
  await t.use(baseMigrated);
  await t.use(daoMigrated);
  const withParams = ({ params, files }: Items) => ({
    options: { ...options, params: { default: params } },
    place: { files },
  });
  const begin = async () => {
    const stage = await newStage(tool);
    const ways = await ready(stage);
    const base = done(await play(tool, stage, { step: 'base', ...withParams(ways[0]) }), 'base', t);
    return { stage, ways, base };
  };
  let begun = await begin();
  let further: Scene | undefined;
  const late: I[] = [];
  for (let n = 0; ; n++) {
    const { stage, ways, base } = begun;
    const items = ways[n]!;
    const scene = await play(tool, stage, { step: 'dao', ...withParams(items) }, base);
    const failed = hasFailed(scene);
    if (!failed || n === ways.length - 1) {
      const dao = done(failed && further ? further : scene, 'dao', t);
      return { ...dao, base: base.part, made: await madeIn(dao), items, late };
    }
    if (scene.record.transactions.length === 0) continue;
    further ??= scene;
    late.push(items);
    begun = await begin();
  }
}

/** Whether a DAO migration failed, or did nothing, so that another way may do. What hangs is not tried in others. */
export function hasFailed({ run, result, record }: Scene): boolean {
  if (run.unfinished !== undefined) return false;
  return !succeeded(run) || (result?.result.dao === undefined && record.transactions.length === 0);
}
