import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withCalls } from '../../testbed/parts.ts';
import { byRun } from '../../testbed/runs.ts';

/** The last step of a DAO that is deployed contract by contract. */
const LAST = 'unregister the owner';

export const resumesForAnotherAccount = migrationFault({
  text: 'resumes the run of another account, as far as the contracts allow',
  breaks: 'MIG-RE-009',
  caughtBy: ['migration/resume/other-account#neither'],
  needs: { looks: ['migration/resume/other-account', 'migration/resume/finishes'] },
  install: (parts) =>
    byRun(parts, (run) => ({
      // A simulation would fail first, and cost nothing.
      options: (given) => ({ ...parts.options(given), simulate: false }),
      stillThere: (journal, chain) => {
        const { address: account } = parts.accountOf(run.options);
        // One contract is made anew, by the account that may not go on with the others.
        if (journal.begin && journal.begin.account !== account) journal.sent.delete('DAOToken');
        if (journal.begin) Object.assign(journal.begin, { account });
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
  install: (parts) => {
    let isSent = false;
    // Its content names the account, so that of another account would be signed anew.
    const without = withCalls(parts, (step, call) => (isSent && step === LAST ? undefined : call));
    return byRun(without, (run) => ({
      stillThere: (journal, chain) => {
        isSent = journal.sent.has(LAST);
        if (isSent) Object.assign(journal.begin ?? {}, { account: parts.accountOf(run.options).address });
        return parts.stillThere(journal, chain);
      },
    }));
  },
});
