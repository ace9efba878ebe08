import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withCalls } from '../migration.ts';
import { byRun, doubled, unverified } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'gives founders twice as much where it goes on with what was interrupted',
  breaks: 'MIG-RE-002',
  caughtBy: ['migration/resume/once#amount'],
  needs: { looks: ['migration/resume/once'] },
  install: (parts) =>
    byRun(unverified(parts), (run) =>
      withCalls(unverified(parts), (_, call) => (run.before === 'begun' ? doubled(call) : call)),
    ),
});
