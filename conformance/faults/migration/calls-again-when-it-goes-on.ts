import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { relay, withDaoPlan } from '../migration-plans.ts';
import { byRun } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'calls functions of stand-alone contracts anew where it goes on',
  breaks: 'MIG-RE-002',
  caughtBy: ['migration/resume/not-again#call'],
  needs: { looks: ['migration/resume/not-again'] },
  install: (parts) =>
    byRun(parts, (run) => {
      const named = (step: string) =>
        run.before === 'begun' && step.startsWith('StandAloneContracts') ? `${step} again` : step;
      return withDaoPlan(parts, (deployer) =>
        relay(deployer, {
          call: (step, call) => deployer.call(named(step), call),
        }),
      );
    }),
});
