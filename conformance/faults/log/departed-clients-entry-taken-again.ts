import type { LogRig } from '../../../src/reference/log/index.ts';
import { overlap, withCreations, withIdentityOfRequest } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes in an entry once more whose client went away, though it is declared to refuse what it has',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/together/once#twice'],
  needs: { declare: { duplicate: 'refuse' } },
  install: (rig) => {
    const times = new Map<string, number>();
    const forgetful = withIdentityOfRequest(rig, (request) => `${times.get(request) ?? ''}`);
    return withCreations(forgetful, async ({ body, gone, next }) => {
      gone.addEventListener('abort', () => times.set(body, 1));
      const response = await next();
      // Longer than the client waits.
      await overlap();
      return response;
    });
  },
});
