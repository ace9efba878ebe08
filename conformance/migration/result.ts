/** What the result file says (the interface document, "Migration result"). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { malformed } from './base-addresses.ts';
import { demoMigrated } from './demo.ts';
import { misnamed, noAvatar, notNative } from './result-dao.ts';
import { baseMigrated, daoMigrated } from './scenes.ts';

export * from './result-demo.ts';

export const object = check<MigrationTarget>()({
  proves: 'MIG-RS-001',
  reasons: { 'not-object': 'the result file is not one JSON object' },
  run: async (_tool, t) => {
    await t.use(baseMigrated);
    t.judge(undefined);
  },
});

export const nesting = check<MigrationTarget>()({
  proves: 'MIG-RS-002',
  reasons: {
    'not-as-declared': 'the levels above `base`, `dao` or `test` are others than declared',
    changed: 'not all result files of the tool have the same levels',
  },
  run: async (_tool, t) => {
    const scenes = [await t.use(baseMigrated), await t.attempt(daoMigrated), await t.attempt(demoMigrated)];
    await t.each(scenes, (scene) => {
      const found = scene?.result?.nesting;
      if (found !== undefined) t.judge(t.chose('result-nesting', found), scene!.run);
    });
  },
});

export const addresses = check<MigrationTarget>()({
  proves: 'MIG-RS-003',
  reasons: { form: 'a member of `base` is no address' },
  run: async (_tool, t) => {
    const { part, run } = await t.use(baseMigrated);
    await t.each(Object.entries(part), ([name, value]) => {
      t.judge(malformed(name, value), run);
    });
  },
});

export const daoName = check<MigrationTarget>()({
  proves: 'MIG-RS-020',
  reasons: { missing: '`dao` has no name', other: '`dao.name` is not the name that the avatar has' },
  run: async (_tool, t) => {
    const scene = await t.use(daoMigrated);
    t.judge(await misnamed(scene, 'dao'), scene.run);
  },
});

export const avatar = check<MigrationTarget>()({
  proves: 'MIG-RS-021',
  reasons: { missing: '`dao` has no Avatar', other: 'what is at `dao.Avatar` is no avatar' },
  run: async (_tool, t) => {
    const scene = await t.use(daoMigrated);
    t.judge(await noAvatar(scene, 'dao'), scene.run);
  },
});

export const token = check<MigrationTarget>()({
  proves: 'MIG-RS-022',
  reasons: { missing: '`dao` has no NativeToken', other: '`dao.NativeToken` is not the token of the avatar' },
  run: async (_tool, t) => {
    const scene = await t.use(daoMigrated);
    t.judge(await notNative(scene, 'dao', 'NativeToken'), scene.run);
  },
});

export const reputation = check<MigrationTarget>()({
  proves: 'MIG-RS-023',
  reasons: {
    missing: '`dao` has no NativeReputation',
    other: '`dao.NativeReputation` is not the reputation of the avatar',
  },
  run: async (_tool, t) => {
    const scene = await t.use(daoMigrated);
    t.judge(await notNative(scene, 'dao', 'NativeReputation'), scene.run);
  },
});
