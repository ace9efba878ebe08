import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withCalls } from '../migration.ts';
import { isMinting } from '../migration-plans.ts';
import { byRun, unverified } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'gives founders nothing in a DAO of other parameters that the one before gave something',
  breaks: 'MIG-ID-003',
  caughtBy: ['migration/again/changed#mixed', 'migration/resume/other-params#mixed'],
  needs: { looks: ['migration/again/changed', 'migration/resume/other-params'] },
  install: (parts) =>
    byRun(unverified(parts), (run) => {
      let changed = false;
      return {
        ...withCalls(unverified(parts), (step, call) =>
          changed && isMinting(step) && run.sent.has(step) ? undefined : call,
        ),
        accountOf: (secret) => {
          changed = false;
          return parts.accountOf(secret);
        },
        onChanged: () => {
          changed = true;
          return 'anew';
        },
      };
    }),
});
