import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { relay, withDaoPlan } from '../migration-plans.ts';
import { anew, byRun } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'has the DaoCreator forge another DAO where it goes on with one',
  breaks: 'MIG-RE-002',
  caughtBy: ['migration/resume/not-again#several'],
  needs: { looks: ['migration/resume/not-again'] },
  install: (parts) =>
    byRun(parts, (run) =>
      withDaoPlan(parts, (deployer) =>
        relay(deployer, {
          create: (step, ...given) => deployer.create(anew(run, step), ...given),
        }),
      ),
    ),
});
