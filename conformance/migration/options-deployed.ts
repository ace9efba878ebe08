/** What the options of the library do with what is deployed already: `force` and `restart`. */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { libraryRestarts } from './library-restart.ts';
import { forcedAgain } from './library-runs.ts';
import { libraryBase } from './library-scenes.ts';
import { once } from './once.ts';
import { mayLack } from './option-lacking.ts';
import { sayRun } from './play.ts';
import { thereBefore } from './there-before.ts';

const NAME = 'function orgName() view returns (string)';
const same = (a: unknown, b: unknown) => String(a).toLowerCase() === String(b).toLowerCase();

export const force = check<MigrationTarget>()({
  proves: 'MIG-OP-007',
  needs: ['call'],
  reasons: { asked: 'with `force` it does not migrate where nobody can answer' },
  run: async (_tool, t) => {
    const { run } = await t.use(libraryBase);
    t.judge(undefined, run);
  },
});

export const forceAgain = check<MigrationTarget>()({
  proves: 'MIG-OP-008',
  needs: ['call'],
  reasons: {
    failed: 'with `force` a base migration does not succeed where there is one',
    partly: 'with `force` some contracts are used again, and some are deployed anew',
    'not-as-declared': 'it is not as declared',
  },
  run: async (_tool, t) => {
    const { before, after } = await t.use(forcedAgain);
    const { run, result } = after;
    const now = result?.result.base;
    const expected = 'a migration that succeeds';
    if (!succeeded(run) || !now) t.judge({ reason: 'failed', expected, actual: sayRun(run), at: 'force' }, run);
    const names = Object.keys(before);
    const kept = names.filter((name) => same(now![name], before[name]));
    const [one] = kept;
    const mixed = kept.length > 0 && kept.length < names.length;
    const whole = 'all of them used again, or all of them deployed anew';
    const actual = `${one} and ${kept.length - 1} others are those of before, ${names.length - kept.length} are not`;
    if (mixed) t.judge({ reason: 'partly', expected: whole, actual, at: 'force' }, run);
    t.judge(once(t.chose('force', kept.length > 0 ? 'reuse' : 'redeploy')), run);
  },
});

export const restart = check<MigrationTarget>()({
  proves: 'MIG-OP-009',
  needs: ['call'],
  reasons: {
    failed: 'with `restart` a migration does not succeed where one was interrupted, or is finished',
    reused: 'with `restart` a contract of what was deployed before is used',
    'other-params': 'with `restart` the DAO is not that of the parameters',
  },
  run: async (tool, t) => {
    mayLack(tool, t, 'restart');
    await t.each(await t.use(libraryRestarts), async ({ member, scene, parts, orgName, before }) => {
      const { run, result, views, stage, since } = scene;
      const at = `restart, ${member}`;
      for (const part of parts) {
        const found = result?.result[part];
        const expected = `\`${part}\` of its own`;
        if (!succeeded(run) || !found) t.judge({ reason: 'failed', expected, actual: sayRun(run), at }, run);
        const name = await thereBefore(stage.chain, found!, since, result?.result.base);
        const actual = `${part}.${name} is that of the ${before} one`;
        if (name !== undefined) t.judge({ reason: 'reused', expected, actual, at }, run);
      }
      const dao = parts.includes('dao') ? result?.result.dao : undefined;
      const called = dao ? await views.value(dao.Avatar, NAME) : orgName;
      const defect = { expected: orgName, actual: String(called), at: `${at}: orgName of dao.Avatar` };
      t.judge(called === orgName ? undefined : { reason: 'other-params', ...defect }, run);
    });
  },
});
