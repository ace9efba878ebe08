import { migrationFault } from '../../testbed/alteration.ts';
import { withCalls } from '../../testbed/parts.ts';
import { byRun, withMintDoubled, withoutVerification } from '../../testbed/runs.ts';

export const mintsTwiceOnResume = migrationFault({
  text: 'gives founders twice as much where it goes on with what was interrupted',
  breaks: 'MIG-RE-002',
  caughtBy: ['migration/resume/founders-once#amount'],
  needs: { looks: ['migration/resume/founders-once'] },
  install: (parts) =>
    byRun(withoutVerification(parts), (run) =>
      withCalls(withoutVerification(parts), (_, call) => (run.before === 'begun' ? withMintDoubled(call) : call)),
    ),
});
