import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { byRun } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'takes for its own what another account had sent all of, and refuses that of which half was sent',
  breaks: 'MIG-RE-009',
  caughtBy: ['migration/resume/other-account#used'],
  needs: { looks: ['migration/resume/other-account', 'migration/resume/finishes'] },
  install: (parts) =>
    byRun(parts, (run) => ({
      stillThere: (journal, chain) => {
        const all = journal.sent.has('unregister the owner');
        if (all) Object.assign(journal.begin ?? {}, { account: parts.accountOf(run.options).address });
        return parts.stillThere(journal, chain);
      },
    })),
});
