import type { LogRig } from '../../../src/reference/log/index.ts';
import { conflict, longAgo, withCreations } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'names for an entry that it had long ago the index of the one before',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/sequences/again#wrong-index'],
  install: (rig) => {
    const old = longAgo(6);
    return withCreations(rig, async ({ body, next }) => {
      const again = old(body);
      const response = await next();
      if (response.status !== 409 || !again) return response;
      return conflict(`${BigInt(response.headers.get('x-log-index')!) - 1n}`);
    });
  },
});
