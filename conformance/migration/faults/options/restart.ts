import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationFault } from '../../testbed/alteration.ts';
import { byRun, withoutVerification, withRestartOnlyFor } from '../../testbed/runs.ts';

/** What the journal of a DAO says of its reputation. */
function reputationIn(folder: string): string | undefined {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('dao-')) : [];
  const lines = names.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));
  const found = lines
    .map((line) => JSON.parse(line))
    .find(({ kind, step }) => kind === 'mined' && step === 'Reputation');
  return found?.made;
}

export const namesTheReputationOfAnInterruptedRun = migrationFault({
  text: 'names with `restart` the reputation that an interrupted run made',
  breaks: 'MIG-OP-009',
  caughtBy: ['migration/options/restart#reused'],
  needs: { looks: ['migration/options/restart'] },
  install: (parts) =>
    byRun(withoutVerification(parts), (run) => {
      let before: string | undefined;
      return {
        journalsOf: (output) => {
          before = reputationIn(parts.journalsOf(output));
          return parts.journalsOf(output);
        },
        result: (step, deployed) =>
          step === 'dao' && run.options.restart && before ? { ...deployed, NativeReputation: before } : deployed,
      };
    }),
});

export const restartsNoDemoTest = migrationFault({
  text: 'goes on with an interrupted demo test although `restart` is given',
  breaks: 'MIG-OP-009',
  caughtBy: ['migration/options/restart#reused'],
  needs: { looks: ['migration/options/restart'] },
  install: (parts) => withRestartOnlyFor(parts, (steps) => steps.includes('dao')),
});

export const restartsNotAllAtOnce = migrationFault({
  text: 'gives a finished DAO by `migrate` although `restart` is given',
  breaks: 'MIG-OP-009',
  caughtBy: ['migration/options/restart#reused'],
  needs: { looks: ['migration/options/restart'] },
  install: (parts) => withRestartOnlyFor(parts, (steps) => steps.length === 1),
});
