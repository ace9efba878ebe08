import type { Parts } from '../../../src/reference/migration/index.ts';
import { DryRun } from '../../../src/reference/migration/plan/dry-run.ts';
import { fault } from '../fault.ts';
import { byRun } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'writes the name of a DAO as it begins, and takes it back as it ends',
  breaks: 'MIG-WR-004',
  caughtBy: ['migration/writing/failing#killed'],
  needs: { looks: ['migration/writing/failing'] },
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
