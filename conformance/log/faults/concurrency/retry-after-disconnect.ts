import { logFault } from '../../testbed/alteration.ts';
import { untilOthersCome } from '../../testbed/concurrency.ts';
import { withCreateRequests } from '../../testbed/create-requests.ts';
import { withIdentityOfRequest } from '../../testbed/repeats.ts';

export const disconnectedClientsEntryLoggedTwice = logFault({
  text: 'accepts an entry once more whose client disconnected, though it is declared to refuse entries that it has',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/concurrency/retry-after-disconnect#twice'],
  needs: { declare: { duplicate: 'refuse' } },
  install: (rig) => {
    const times = new Map<string, number>();
    const forgetful = withIdentityOfRequest(rig, (request) => `${times.get(request) ?? ''}`);
    return withCreateRequests(forgetful, async ({ body, gone, next }) => {
      gone.addEventListener('abort', () => times.set(body, 1));
      const response = await next();
      // Longer than the client waits.
      await untilOthersCome();
      return response;
    });
  },
});
