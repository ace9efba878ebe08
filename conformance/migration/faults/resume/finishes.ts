import { MigrationError, type Provider } from '../../../../src/reference/migration/index.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';
import { byRun, withoutVerification } from '../../testbed/runs.ts';

const NOWHERE = `0x${'0b'.repeat(20)}`;

export const losesAContractOnResume = migrationFault({
  text: 'writes for a contract an address without code where it went on with a base that was interrupted',
  breaks: 'MIG-RE-001',
  caughtBy: ['migration/resume/finishes#incomplete'],
  needs: { looks: ['migration/resume/finishes'] },
  install: (parts) =>
    byRun(parts, (run) => ({
      result: (step, deployed) =>
        step === 'base' && run.before === 'begun' ? { ...deployed, Redeemer: NOWHERE } : deployed,
    })),
});

/** Asks each question once. */
const once = (url: string): Provider => ({
  request: async ({ method, params = [] }) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { result, error } = (await answer.json()) as { result?: unknown; error?: { message: string } };
    if (error) throw new MigrationError('node', error.message);
    return result;
  },
});

export const neverResumes = migrationFault({
  text: 'never resumes a run that failed',
  breaks: 'MIG-RE-001',
  caughtBy: [
    'migration/resume/finishes#failed',
    'migration/resume/lost-answers#failed',
    'migration/resume/node-failures#failed',
  ],
  needs: { looks: ['migration/resume/finishes', 'migration/resume/lost-answers', 'migration/resume/node-failures'] },
  install: (parts) =>
    byRun(parts, (run) => ({
      provider: () => once(`${run.options.provider}`),
      stillThere: async (journal, chain) => {
        if (journal.end || journal.sent.size === 0) return parts.stillThere(journal, chain);
        throw new MigrationError('changed', 'A migration was interrupted: begin anew with restart');
      },
    })),
});

export const sendsAgainWhatWasNotAnswered = migrationFault({
  text: 'sends a transaction again that was sent before the interruption and may have been mined',
  breaks: 'MIG-RE-001',
  caughtBy: ['migration/resume/finishes#failed'],
  needs: { looks: ['migration/resume/finishes'] },
  install: (parts) =>
    withMigrationParts(withoutVerification(parts), {
      stillThere: async (journal, chain) => {
        const isOpen = (step: string) => !journal.end && !journal.mined.has(step);
        for (const step of [...journal.sent.keys()].filter(isOpen)) journal.sent.delete(step);
        return parts.stillThere(journal, chain);
      },
    }),
});

export const writesNoResultOnResume = migrationFault({
  text: 'writes no result when it resumes',
  breaks: 'MIG-RE-001',
  caughtBy: ['migration/resume/finishes#missing'],
  needs: { looks: ['migration/resume/finishes'] },
  install: (parts) =>
    byRun(parts, (run) => ({
      writeResultFile: async (path, value) => {
        if (run.before !== 'begun') await parts.writeResultFile(path, value);
      },
    })),
});
