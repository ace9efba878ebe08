import type { MigrationOptions, MigrationTarget } from '../core/migration-target.ts';
import type { Stage } from '../core/stage.ts';
import type { Trial } from '../core/trial.ts';
import type { DaoParams } from '../properties/dao-params.ts';
import { type Made, madeIn } from './made.ts';
import { newStage, play } from './play.ts';
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
 * which the next is tried where one is refused before anything was sent. Where there is no DAO without contracts of its
 * own either, that is said once.
 */
export async function itemsScene<I extends Items>(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, 'failed' | 'missing'>,
  ready: (stage: Stage) => Promise<readonly [I, ...I[]]>,
  options: MigrationOptions = {},
): Promise<ItemsScene & { readonly items: I }> {
  await t.use(baseMigrated);
  await t.use(daoMigrated);
  const stage = await newStage(tool);
  const ways = await ready(stage);
  const [{ params }] = ways;
  const act = { options: { ...options, params: { default: params } }, place: { files: ways[0].files } };
  const base = done(await play(tool, stage, { step: 'base', ...act }), 'base', t);
  for (const [at, items] of ways.entries()) {
    const given = { ...options, params: { default: items.params } };
    const scene = await play(tool, stage, { step: 'dao', options: given, place: { files: items.files } }, base);
    const refused = scene.result?.result.dao === undefined && scene.record.transactions.length === 0;
    if (refused && at < ways.length - 1) continue;
    const dao = done(scene, 'dao', t);
    return { ...dao, base: base.part, made: await madeIn(dao), items };
  }
  throw new Error('unreachable: the last way is judged');
}
