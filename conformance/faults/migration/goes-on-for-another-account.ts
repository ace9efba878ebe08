import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { byRun } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'goes on with what another account began, as far as the contracts let it',
  breaks: 'MIG-RE-009',
  caughtBy: ['migration/resume/other-account#neither'],
  needs: { looks: ['migration/resume/other-account', 'migration/resume/finishes'] },
  install: (parts) =>
    byRun(parts, (run) => ({
      stillThere: (journal, chain) => {
        if (journal.begin) Object.assign(journal.begin, { account: parts.accountOf(run.options).address });
        return parts.stillThere(journal, chain);
      },
    })),
});
