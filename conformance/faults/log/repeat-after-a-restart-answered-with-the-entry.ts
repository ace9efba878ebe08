import type { LogRig } from '../../../src/reference/log/index.ts';
import { sinceRestart, withRepeats } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers with the entry that it had before it was started again, and refuses what came later',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/restart/repeated#changed'],
  needs: { restart: true },
  install: (right) => {
    const { rig, earlier } = sinceRestart(right);
    return withRepeats(rig, (refused, { body }) => earlier(body)?.clone() ?? refused);
  },
});
