import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { byRun } from '../migration-runs.ts';

const NOWHERE = `0x${'0b'.repeat(20)}`;

export default fault<Parts>({
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
