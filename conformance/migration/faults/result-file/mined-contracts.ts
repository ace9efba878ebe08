import { DryRun } from '../../../../src/reference/migration/plan/dry-run.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { byRun } from '../../testbed/runs.ts';

export const writesWhatIsNotThereYet = migrationFault({
  text: 'writes the addresses of a base before there is anything at them',
  breaks: 'MIG-WR-003',
  caughtBy: ['migration/result-file/mined-contracts#not-there'],
  needs: { looks: ['migration/result-file/mined-contracts', 'migration/result-file/atomic'] },
  install: (parts) =>
    byRun(parts, (run) => ({
      deployBase: async (deployer, core) => {
        if (deployer instanceof DryRun) return parts.deployBase(deployer, core);
        const path = run.options.output ?? 'migration.json';
        const file = await parts.readResultFile(path);
        const base = await parts.deployBase(new DryRun(deployer.account, 0), core);
        await parts.writeResultFile(path, { ...file, private: { ...file.private, base } });
        return parts.deployBase(deployer, core);
      },
    })),
});
