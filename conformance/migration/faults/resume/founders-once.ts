import { migrationFault } from '../../testbed/alteration.ts';
import { withCalls } from '../../testbed/parts.ts';
import { byRun, withMintDoubled, withoutVerification } from '../../testbed/runs.ts';

export const mintsTwiceOnResume = migrationFault({
  text: 'gives founders twice as much when it resumes',
  breaks: 'MIG-RE-002',
  caughtBy: ['migration/resume/founders-once#amount'],
  needs: { looks: ['migration/resume/founders-once'] },
  install: (parts) =>
    byRun(withoutVerification(parts), (run) =>
      withCalls(withoutVerification(parts), (step, call) =>
        // The journal counts a mint that was sent only if the amount stays the same.
        run.before === 'begun' && !run.sent.has(step) ? withMintDoubled(call) : call,
      ),
    ),
});
