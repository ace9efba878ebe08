/** Runs of the demo test, which is the library's alone (the interface document, "What the service does"). */
import type { MigrationTarget } from '../core/migration-target.ts';
import { type Premise, premise } from '../core/premise.ts';
import { PLAIN } from './params.ts';
import { newStage, play } from './play.ts';
import { type Done, daoMigrated, done, type Part } from './scenes.ts';

const options = { params: { default: PLAIN } };

/** A demo test upon a base, in whose file there is a DAO as well. `before` is what the file held. */
export const demoMigrated: Premise<
  MigrationTarget,
  Done & { readonly before: Readonly<Record<'base' | 'dao', Part>> }
> = premise<MigrationTarget>()({
  name: 'demo-migrated',
  owners: { failed: 'migration/steps/demo#failed', missing: 'migration/steps/demo-written#missing' },
  find: async (tool, t) => {
    if (!tool.call) t.notApplicable('the demo test is of the library, and the tool is judged by its command alone');
    if (!tool.has('library', 'migrateDemoTest'))
      t.notApplicable('the library has no migrateDemoTest, as its names say');
    await t.use(daoMigrated);
    const stage = await newStage(tool);
    const base = done(await play(tool, stage, { step: 'base', options }), 'base', t);
    const dao = done(await play(tool, stage, { step: 'dao', options }, base), 'dao', t);
    const test = done(await play(tool, stage, { step: 'demo', options, by: 'library' }, dao), 'test', t);
    return { ...test, before: { base: base.part, dao: dao.part } };
  },
});

/** Base, example DAO and demo test by one call of the library, on a fresh chain. */
export const allMigrated: Premise<MigrationTarget, Done> = premise<MigrationTarget>()({
  name: 'all-migrated',
  owners: { failed: 'migration/steps/all#failed', missing: 'migration/steps/all#missing' },
  find: async (tool, t) => {
    if (!tool.call) t.notApplicable('`migrate` is of the library, and the tool is judged by its command alone');
    if (!tool.has('library', 'migrate')) t.notApplicable('the library has no migrate, as its names say');
    await t.use(daoMigrated);
    const scene = await play(tool, await newStage(tool), { step: 'all', options, by: 'library' });
    for (const part of ['base', 'dao'] as const) done(scene, part, t);
    return done(scene, 'test', t);
  },
});
