import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { byRun } from '../../testbed/runs.ts';

export const resumesForAnotherAccount = migrationFault({
  text: 'resumes the run of another account, as far as the contracts allow',
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

export const refusesAnotherAccountTooLate = migrationFault({
  text: 'starts again where another account had begun, and refuses at the end',
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

export const usesWhatAnotherAccountSent = migrationFault({
  text: 'uses a run that another account completed, and refuses a run that another account half completed',
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
