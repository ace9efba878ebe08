import { rm } from 'node:fs/promises';
import { DryRun } from '../../../../src/reference/migration/plan/dry-run.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';
import { byRun } from '../../testbed/runs.ts';

export const clearsTheResultWhereNobodyConfirms = migrationFault({
  text: 'removes the result file where a migration is not confirmed',
  breaks: 'MIG-WR-004',
  caughtBy: ['migration/result-file/failed-migration#declined'],
  needs: { looks: ['migration/result-file/failed-migration'] },
  install: (parts) =>
    withMigrationParts(parts, {
      reporter: (reporter, options) => ({
        ...reporter,
        confirm: async (question) => {
          const yes = await reporter.confirm(question);
          if (!yes) await rm(options.output ?? 'migration.json', { force: true });
          return yes;
        },
      }),
    }),
});

export const killedRunLeavesADao = migrationFault({
  text: 'writes the name of a DAO as it begins, and takes it back as it ends',
  breaks: 'MIG-WR-004',
  caughtBy: ['migration/result-file/failed-migration#killed'],
  needs: { looks: ['migration/result-file/failed-migration'] },
  install: (parts) =>
    byRun(parts, (run) => ({
      deployDao: async (plan) => {
        if (plan.deployer instanceof DryRun) return parts.deployDao(plan);
        const path = run.options.output ?? 'migration.json';
        const file = await parts.readResultFile(path);
        const dao = { name: plan.params.orgName };
        await parts.writeResultFile(path, { ...file, private: { ...file.private, dao } });
        try {
          return await parts.deployDao(plan);
        } finally {
          // Also of a simulation, which comes before.
          await parts.writeResultFile(path, file);
        }
      },
    })),
});
