import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { byRun, unverified } from '../migration-runs.ts';

/** What the journal of a DAO says of its controller. */
function controllerIn(folder: string): string | undefined {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('dao-')) : [];
  const lines = names.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));
  const found = lines
    .map((line) => JSON.parse(line))
    .find(({ kind, step }) => kind === 'mined' && step === 'Controller');
  return found?.made;
}

export default fault<Parts>({
  text: 'names with `restart` the controller that an interrupted run made',
  breaks: 'MIG-OP-009',
  caughtBy: ['migration/options/restart#reused'],
  needs: { looks: ['migration/options/restart'] },
  install: (parts) =>
    byRun(unverified(parts), (run) => {
      let before: string | undefined;
      return {
        journalsOf: (output) => {
          before = controllerIn(parts.journalsOf(output));
          return parts.journalsOf(output);
        },
        result: (step, deployed) =>
          step === 'dao' && run.options.restart && before ? { ...deployed, Controller: before } : deployed,
      };
    }),
});
