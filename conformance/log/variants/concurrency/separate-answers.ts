import { logVariant } from '../../testbed/alteration.ts';
import { withCreateRequests } from '../../testbed/create-requests.ts';

export const entriesInAnotherOrderThanTheyCame = logVariant({
  text: 'logs concurrent entries in reverse order',
  cites: 'Rekor v2, "CreateEntry": entries that are sent at the same time have no order',
  install: (rig) => {
    let open: (() => void)[] = [];
    return withCreateRequests(rig, async ({ next }) => {
      await new Promise<void>((resolve) => {
        open.push(resolve);
        if (open.length > 1) return;
        setImmediate(() => {
          for (const go of open.reverse()) go();
          open = [];
        });
      });
      return next();
    });
  },
});

export const fewEntriesUnderWayAtATime = logVariant({
  text: 'takes on two entries at a time and asks the others to come again in a second',
  cites: 'RFC 9110, section 15.6.4: 503 with Retry-After, for what is busy for the moment',
  install: (rig) => ({ ...rig, pushback: 2 }),
});

export const roomForTwentyEntriesAtOnce = logVariant({
  text: 'has room for twenty entries at a time, and asks the others to come again',
  cites: 'RFC 9110, section 15.6.4: a server that is overloaded for a while answers with 503 (Service Unavailable)',
  install: (rig) => ({ ...rig, pushback: 20 }),
});
