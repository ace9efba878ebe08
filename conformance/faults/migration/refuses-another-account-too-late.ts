import { MigrationError, type Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { byRun } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'begins anew where another account had begun, and refuses that in the end',
  breaks: 'MIG-RE-009',
  caughtBy: ['migration/resume/other-account#neither'],
  needs: { looks: ['migration/resume/other-account', 'migration/resume/finishes'] },
  install: (parts) => {
    let other = false;
    return byRun(parts, (run) => ({
      onChanged: () => 'anew',
      stillThere: (journal, chain) => {
        other = journal.begin?.account !== parts.accountOf(run.options).address;
        return parts.stillThere(journal, chain);
      },
      verifyDao: async (...given) => {
        if (other) throw new MigrationError('changed', 'The migration that was interrupted was of another account');
        return parts.verifyDao(...given);
      },
    }));
  },
});
