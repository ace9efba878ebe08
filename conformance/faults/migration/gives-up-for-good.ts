import { MigrationError, type Parts, type Provider } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { byRun } from '../migration-runs.ts';

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

export default fault<Parts>({
  text: 'goes on with nothing that went wrong once',
  breaks: 'MIG-RE-001',
  caughtBy: [
    'migration/resume/finishes#failed',
    'migration/resume/lost-answers#failed',
    'migration/resume/mishaps#failed',
  ],
  needs: { looks: ['migration/resume/finishes', 'migration/resume/lost-answers', 'migration/resume/mishaps'] },
  install: (parts) =>
    byRun(parts, (run) => ({
      provider: () => once(`${run.options.provider}`),
      stillThere: async (journal, chain) => {
        if (journal.end || journal.sent.size === 0) return parts.stillThere(journal, chain);
        throw new MigrationError('changed', 'A migration was interrupted: begin anew with restart');
      },
    })),
});
