import { logFault } from '../../testbed/alteration.ts';
import { refusalResponse, withCreateRequests } from '../../testbed/create-requests.ts';

export const disconnectedClientLeavesItsEntryLocked = logFault({
  text: 'never accepts an entry whose client disconnected before the answer',
  breaks: 'LOG-CE-022',
  caughtBy: ['log/concurrency/client-disconnect#retry-refused'],
  install: (rig) => {
    const locked = new Set<string>();
    return withCreateRequests(rig, async ({ body, gone, next }) => {
      if (locked.has(body)) return refusalResponse(499, 1, 'context canceled');
      gone.addEventListener('abort', () => locked.add(body));
      // Longer than the client waits.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return next();
    });
  },
});

export const disconnectedClientHasOthersRefused = logFault({
  text: 'gives up every entry that is under way when one client goes away',
  breaks: 'LOG-CE-022',
  caughtBy: ['log/concurrency/client-disconnect#other-client-refused'],
  install: (rig) => {
    const under = new Set<() => void>();
    return withCreateRequests(rig, async ({ gone, next }) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      const cancel = () => resolve(refusalResponse(499, 1, 'context canceled'));
      under.add(cancel);
      gone.addEventListener('abort', () => {
        for (const abort of under) abort();
      });
      // A batch is open for a while.
      setTimeout(() => next().then(resolve), 60);
      return promise.finally(() => under.delete(cancel));
    });
  },
});
