import { MigrationError, type Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { relay, withDaoPlan } from '../migration-plans.ts';
import { byRun } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'does not go on with a DAO that the DaoCreator forges',
  breaks: 'MIG-RE-002',
  caughtBy: ['migration/resume/not-again#failed'],
  needs: { looks: ['migration/resume/not-again'] },
  install: (parts) =>
    byRun(parts, (run) =>
      withDaoPlan(parts, (deployer) =>
        relay(deployer, {
          create: async (step, ...given) => {
            if (run.before === 'begun') throw new MigrationError('changed', 'There is a DAO that was begun');
            return deployer.create(step, ...given);
          },
        }),
      ),
    ),
});
