import { logFault } from '../../testbed/alteration.ts';
import { withCreateRequests } from '../../testbed/create-requests.ts';
import { conflictResponse, isRepeatedAfter, withLastEntriesRemembered } from '../../testbed/repeats.ts';

export const indexBeforeNamedForAnOldRepeat = logFault({
  text: 'names for an entry that it had long ago the index of the one before',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/sequences/repeats#wrong-index'],
  install: (rig) => {
    const old = isRepeatedAfter(6);
    return withCreateRequests(rig, async ({ body, next }) => {
      const again = old(body);
      const response = await next();
      if (response.status !== 409 || !again) return response;
      return conflictResponse(`${BigInt(response.headers.get('x-log-index')!) - 1n}`);
    });
  },
});

export const remembersTheLastThreeEntries = logFault({
  text: 'recognizes only the last three entries that it was sent, so that older entries come in once more',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/sequences/repeats#changed'],
  alsoFails: ['log/concurrency/retry-after-disconnect#twice'],
  needs: { declare: { duplicate: 'refuse' } },
  install: (rig) => withLastEntriesRemembered(rig, 3),
});
