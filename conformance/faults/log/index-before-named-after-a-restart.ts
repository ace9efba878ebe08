import type { LogRig } from '../../../src/reference/log/index.ts';
import { conflict, sinceRestart, withRepeats } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'names for an entry that it had before it was started again the index of the one before',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/restart/repeated#wrong-index'],
  needs: { restart: true },
  install: (right) => {
    const { rig, earlier } = sinceRestart(right);
    return withRepeats(rig, (refused, { body }) =>
      earlier(body) ? conflict(`${BigInt(refused.headers.get('x-log-index')!) - 1n}`) : refused,
    );
  },
});
