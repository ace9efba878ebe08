import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { relay, withDaoPlan } from '../migration-plans.ts';
import { anew, byRun } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'deploys stand-alone contracts anew where it goes on',
  breaks: 'MIG-RE-002',
  caughtBy: ['migration/resume/not-again#contract'],
  needs: { looks: ['migration/resume/not-again'] },
  install: (parts) =>
    byRun(parts, (run) => {
      const named = (step: string) => (step.startsWith('StandAloneContracts') ? anew(run, step) : step);
      return withDaoPlan(parts, (deployer) =>
        relay(deployer, {
          deploy: (step, ...given) => deployer.deploy(named(step), ...given),
          call: (step, call) => deployer.call(named(step), call),
        }),
      );
    }),
});
