import { writeFile } from 'node:fs/promises';
import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';
import { byRun } from '../../testbed/runs.ts';

export const emptiesTheResultWhereAnotherRuns = migrationFault({
  text: 'empties the result file where another run is at work',
  breaks: 'MIG-LO-001',
  caughtBy: ['migration/locks/one-at-a-time#disturbed'],
  install: (parts) =>
    withMigrationParts(parts, {
      lock: (path) =>
        parts.lock(path).catch(async (error) => {
          await writeFile(path.replace(/\.lock$/, ''), '');
          throw error;
        }),
    }),
});

export const endsWellWhereAnotherRuns = migrationFault({
  text: 'ends as a success where another run is at work',
  breaks: 'MIG-LO-001',
  caughtBy: ['migration/locks/one-at-a-time#silent'],
  install: (parts) =>
    withMigrationParts(parts, {
      lock: (path) =>
        parts.lock(path).catch(async (error) => {
          if (error instanceof MigrationError && error.code === 'locked') process.exit(0);
          throw error;
        }),
    }),
});

export const noLockForAllAtOnce = migrationFault({
  text: 'runs beside another run where both take all steps at once',
  breaks: 'MIG-LO-001',
  caughtBy: ['migration/locks/one-at-a-time#both'],
  install: (parts) =>
    byRun(parts, (run) => ({
      lock: async (path) => (run.steps.length > 1 ? async () => undefined : parts.lock(path)),
    })),
});

export const noLockForTheBase = migrationFault({
  text: 'runs beside another run where neither migrates a DAO',
  breaks: 'MIG-LO-001',
  caughtBy: ['migration/locks/one-at-a-time#both'],
  install: (parts) =>
    byRun(parts, (run) => ({
      lock: async (path) => (run.steps.includes('dao') ? parts.lock(path) : async () => undefined),
    })),
});

export const noLock = migrationFault({
  text: 'runs beside another run',
  breaks: 'MIG-LO-001',
  caughtBy: ['migration/locks/one-at-a-time#both'],
  install: (parts) => withMigrationParts(parts, { lock: async () => async () => undefined }),
});

export const refusesWhereItIsDeclaredToWait = migrationFault({
  text: 'refuses to run where another run is at work, though it is declared to wait',
  breaks: 'MIG-LO-001',
  caughtBy: ['migration/locks/one-at-a-time#not-as-declared'],
  needs: { declare: { 'second-run': 'waits' } },
  install: (parts) =>
    withMigrationParts(parts, {
      lock: (path) =>
        parts.lock(path).catch(async (error) => {
          throw new MigrationError('locked', `Not now: ${error.message}`);
        }),
    }),
});

export const aLockForEachCommand = migrationFault({
  text: 'runs beside another run that takes other steps',
  breaks: 'MIG-LO-001',
  caughtBy: ['migration/locks/one-at-a-time#both'],
  install: (parts) =>
    byRun(parts, (run) => ({
      lock: (path) => parts.lock(path.replace(/\.lock$/, `.${run.steps.join('-')}.lock`)),
    })),
});
