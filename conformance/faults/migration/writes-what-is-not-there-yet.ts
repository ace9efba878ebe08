import type { Parts } from '../../../src/reference/migration/index.ts';
import { DryRun } from '../../../src/reference/migration/plan/dry-run.ts';
import { fault } from '../fault.ts';
import { byRun } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'writes the addresses of a base before there is anything at them',
  breaks: 'MIG-WR-003',
  caughtBy: ['migration/writing/mined#not-there'],
  needs: { looks: ['migration/writing/mined', 'migration/writing/whole'] },
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
