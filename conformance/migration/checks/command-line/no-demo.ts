import { check } from '../../../core/check/check.ts';
import { baseAndDaoRun } from '../../premises/command-line/base-and-dao-run.ts';
import { isDeployed } from '../../premises/contracts/deployed-address.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const noDemo = check<MigrationTarget>()({
  // MIG-CL-002 (must): Only the library migrates the demo test: no command does. [interface, "What the service does"]
  proves: 'MIG-CL-002',
  needs: ['argv'],
  reasons: { demo: 'a command migrates the demo test' },
  run: async (_tool, t) => {
    const scenes = [
      ['base', await t.use(baseMigration)],
      ['no command', await t.use(baseAndDaoRun)],
      ['dao', await t.use(daoMigration)],
    ] as const;
    for (const [at, scene] of scenes) {
      const { Avatar } = scene.result?.result.test ?? {};
      const isMigrated = Avatar !== undefined && (await isDeployed(scene, Avatar));
      const actual = `\`test\`, with an avatar at ${String(Avatar)}`;
      t.judge(isMigrated && { reason: 'demo', expected: 'no demo test', actual, at }, scene.run);
    }
  },
});
