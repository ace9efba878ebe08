import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { PLAIN } from './params.ts';
import { newStage, play, sayRun } from './play.ts';
import { daoMigrated } from './scenes.ts';

export const documented = check<MigrationTarget>()({
  proves: 'MIG-PR-019',
  reasons: {
    demands: 'a DAO of parameters with every key of the interface document cannot be migrated without others',
  },
  run: async (tool, t) => {
    const { run } = await t.use(daoMigrated);
    const unaided = tool.unaided?.('always');
    // Every other scene shows it of a tool that is given nothing else.
    if (!unaided) return t.judge(undefined, run);
    const stage = await newStage(tool);
    const options = { params: { default: PLAIN } };
    const base = await play(tool, stage, { step: 'base', options });
    if (!succeeded(base.run)) return t.inconclusive('a base that was migrated before is migrated no more');
    const scene = await play(unaided, stage, { step: 'dao', options }, base);
    const came = succeeded(scene.run) && scene.result?.result.dao !== undefined;
    const defect = { expected: 'a DAO, of the keys that the document lists', actual: sayRun(scene.run), at: 'params' };
    t.judge(came ? undefined : { reason: 'demands', ...defect }, scene.run);
  },
});
