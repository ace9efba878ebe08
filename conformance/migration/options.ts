/** Options of the library (the interface document, "Library options object"). */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import type { Trial } from '../core/trial.ts';
import { type ByLibrary, NAMED } from './by-library.ts';
import { libraryElsewhere, OUTPUT } from './library-mnemonic.ts';
import { unasked, unknownCore } from './library-runs.ts';
import { libraryAll, libraryBase, libraryDao, libraryDemo } from './library-scenes.ts';
import { mayLack } from './option-lacking.ts';
import { sayRun } from './play.ts';

export * from './options-accounts.ts';
export * from './options-deployed.ts';
export * from './options-prices.ts';

/** Runs by the members beside `migrateBase`, as far as they come to something. */
async function othersOf(t: Trial<MigrationTarget, string>): Promise<readonly (readonly [string, ByLibrary])[]> {
  const all = [
    ['migrateDAO', await t.attempt(libraryDao)],
    ['migrateDemoTest', await t.attempt(libraryDemo)],
    ['migrate', await t.attempt(libraryAll)],
  ] as const;
  return all.flatMap(([member, scene]) => (scene ? [[member, scene] as const] : []));
}

export const coreVersion = check<MigrationTarget>()({
  proves: 'MIG-OP-001',
  needs: ['call'],
  reasons: { ignored: 'contracts are deployed of a core version that there is not' },
  run: async (tool, t) => {
    mayLack(tool, t, 'coreVersion');
    for (const [member, { run, record }] of await t.use(unknownCore)) {
      const sent = record.transactions.length;
      const defect = {
        expected: 'contracts of the version that is asked for, or none',
        actual: `${sent} transactions`,
        at: `coreVersion, ${member}`,
      };
      t.judge(sent > 0 || succeeded(run) ? { reason: 'ignored', ...defect } : undefined, run);
    }
    t.note('by a version that there is not: which contracts belong to a version is not known of every tool');
  },
});

export const provider = check<MigrationTarget>()({
  proves: 'MIG-OP-002',
  needs: ['call'],
  reasons: { elsewhere: 'nothing is deployed upon the chain of `provider`' },
  run: async (_tool, t) => {
    const { sent, run } = await t.use(libraryBase);
    const defect = { expected: 'transactions', actual: 'none', at: 'provider' };
    t.judge(sent.length === 0 ? { reason: 'elsewhere', ...defect } : undefined, run);
  },
});

export const quiet = check<MigrationTarget>()({
  proves: 'MIG-OP-005',
  needs: ['call'],
  reasons: { prints: 'with `quiet` a migration that succeeds prints something' },
  run: async (tool, t) => {
    mayLack(tool, t, 'quiet');
    const base = await t.use(libraryBase);
    const others = [await t.attempt(libraryDao), await t.attempt(libraryDemo), await t.attempt(libraryAll)];
    const names = ['migrateBase', 'migrateDAO', 'migrateDemoTest', 'migrate'];
    for (const [i, scene] of [base, ...others].entries()) {
      if (!scene) continue;
      const { run } = scene;
      // What the runtime has to say of the packages in use is not the tool's.
      const words = `${run.stdout.text}${run.stderr.text}`.replaceAll(/^\((node:\d+\)|Use `node ).*$/gm, '').trim();
      const actual = JSON.stringify(words.slice(0, 200));
      const defect = { expected: 'nothing on either stream', actual, at: `quiet, ${names[i]}` };
      t.judge(words === '' ? undefined : { reason: 'prints', ...defect }, run);
    }
  },
});

export const disableConfs = check<MigrationTarget>()({
  proves: 'MIG-OP-006',
  needs: ['call'],
  reasons: { asked: 'with `disable-confs` and without `force` it does not migrate where nobody can answer' },
  run: async (tool, t) => {
    mayLack(tool, t, 'disable-confs');
    const { run, result } = await t.use(unasked);
    const done = succeeded(run) && result?.result.base !== undefined;
    const defect = { expected: 'a migration, without a question', actual: sayRun(run), at: 'disable-confs' };
    t.judge(done ? undefined : { reason: 'asked', ...defect }, run);
    for (const [member, scene] of await othersOf(t)) {
      const { expected } = defect;
      const at = `disable-confs, ${member}`;
      const again = scene.asked && { reason: 'asked' as const, expected, actual: sayRun(scene.asked.run), at };
      t.judge(again, (scene.asked ?? scene).run);
    }
  },
});

export const output = check<MigrationTarget>()({
  proves: 'MIG-OP-010',
  needs: ['call'],
  reasons: {
    missing: 'with `output` there is no result in that file',
    both: 'with `output` there is a result in `migration.json` as well',
  },
  run: async (tool, t) => {
    mayLack(tool, t, 'output');
    const { run, usual, result } = await t.use(libraryElsewhere);
    const missing = { expected: `\`base\` in ${OUTPUT}`, actual: 'none', at: OUTPUT };
    if (!result?.result.base) t.judge({ reason: 'missing', ...missing }, run);
    // A tool that keeps its file elsewhere may have had one before.
    const both = usual !== undefined && tool.fileOf('migration.json') === 'migration.json';
    const defect = {
      expected: `a result in ${OUTPUT} alone`,
      actual: usual?.slice(0, 200) ?? '',
      at: 'migration.json',
    };
    t.judge(both ? { reason: 'both', ...defect } : undefined, run);
    for (const [member, scene] of await othersOf(t)) {
      const stray = {
        expected: `what it migrated in ${NAMED}`,
        actual: 'it in the usual file',
        at: `output, ${member}`,
      };
      t.judge(scene.misplaced ? { reason: 'missing', ...stray } : undefined, scene.run);
    }
  },
});

export const usualOutput = check<MigrationTarget>()({
  proves: 'MIG-OP-011',
  needs: ['call'],
  reasons: { missing: 'without `output` there is no result in `migration.json`' },
  run: async (_tool, t) => {
    const { run } = await t.use(libraryBase);
    t.judge(undefined, run);
  },
});
