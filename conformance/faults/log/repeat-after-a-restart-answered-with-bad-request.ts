import type { LogRig } from '../../../src/reference/log/index.ts';
import { refusal, sinceRestart, withRepeats } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers with 400 to an entry that it had before it was started again',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/restart/repeated#unsound'],
  needs: { restart: true },
  install: (right) => {
    const { rig, earlier } = sinceRestart(right);
    return withRepeats(rig, (refused, { body }) => (earlier(body) ? refusal(400, 3, 'not again') : refused));
  },
});
