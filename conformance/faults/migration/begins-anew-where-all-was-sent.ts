import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { byRun } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'begins anew with other parameters where all was sent, and refuses them where half was',
  breaks: 'MIG-RE-005',
  caughtBy: ['migration/resume/other-params#changed'],
  needs: { looks: ['migration/resume/other-params'] },
  install: (parts) =>
    byRun(parts, (run) => ({
      onChanged: () => (run.sent.has('unregister the owner') ? 'anew' : 'refused'),
    })),
});
