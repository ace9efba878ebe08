import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { planRelay, withDaoPlan } from '../../testbed/plans.ts';
import { byRun, renamedOnResume } from '../../testbed/runs.ts';

export const repeatsCallsOnResume = migrationFault({
  text: 'repeats calls of stand-alone contracts when it resumes',
  breaks: 'MIG-RE-002',
  caughtBy: ['migration/resume/contracts-once#call'],
  needs: { looks: ['migration/resume/contracts-once'] },
  install: (parts) =>
    byRun(parts, (run) => {
      const named = (step: string) => (step.startsWith('StandAloneContracts') ? renamedOnResume(run, step) : step);
      return withDaoPlan(parts, (deployer) =>
        planRelay(deployer, {
          call: (step, call) => deployer.call(named(step), call),
        }),
      );
    }),
});

export const repeatsForgedDaoOnResume = migrationFault({
  text: 'has the DaoCreator forge another DAO when it resumes',
  breaks: 'MIG-RE-002',
  caughtBy: ['migration/resume/contracts-once#several'],
  needs: { looks: ['migration/resume/contracts-once'] },
  install: (parts) =>
    byRun(parts, (run) =>
      withDaoPlan(parts, (deployer) =>
        planRelay(deployer, {
          create: (step, ...given) => deployer.create(renamedOnResume(run, step), ...given),
        }),
      ),
    ),
});

export const neverResumesAForgedDao = migrationFault({
  text: 'does not go on with a DAO that the DaoCreator forges',
  breaks: 'MIG-RE-002',
  caughtBy: ['migration/resume/contracts-once#failed'],
  needs: { looks: ['migration/resume/contracts-once'] },
  install: (parts) =>
    byRun(parts, (run) =>
      withDaoPlan(parts, (deployer) =>
        planRelay(deployer, {
          create: async (step, ...given) => {
            if (run.before === 'begun') throw new MigrationError('changed', 'There is a DAO that was begun');
            return deployer.create(step, ...given);
          },
        }),
      ),
    ),
});

export const repeatsStandAloneDeploymentOnResume = migrationFault({
  text: 'deploys stand-alone contracts again when it resumes',
  breaks: 'MIG-RE-002',
  caughtBy: ['migration/resume/contracts-once#contract'],
  needs: { looks: ['migration/resume/contracts-once'] },
  install: (parts) =>
    byRun(parts, (run) => {
      const named = (step: string) => (step.startsWith('StandAloneContracts') ? renamedOnResume(run, step) : step);
      return withDaoPlan(parts, (deployer) =>
        planRelay(deployer, {
          deploy: (step, ...given) => deployer.deploy(named(step), ...given),
          call: (step, call) => deployer.call(named(step), call),
        }),
      );
    }),
});
