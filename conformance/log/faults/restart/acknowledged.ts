import { logFault } from '../../testbed/alteration.ts';
import { untilOthersCome } from '../../testbed/concurrency.ts';
import { refusalResponse, withCreateRequests } from '../../testbed/create-requests.ts';
import { withEntriesLostAtRestart } from '../../testbed/entry-loss.ts';
import { withStore } from '../../testbed/store.ts';

export const doesNotComeUpAfterARestart = logFault({
  text: 'does not open its own store any more once it was ended',
  breaks: 'LOG-CE-027',
  caughtBy: ['log/restart/acknowledged#does-not-return'],
  needs: { restart: true },
  install: (rig) => {
    let ended = false;
    const locked = withStore(rig, (store) => ({
      ...store,
      read: async (path) => {
        if (ended) throw new Error('the store is locked by another process');
        return store.read(path);
      },
    }));
    return { ...locked, restarted: () => (ended = true) };
  },
});

export const forgetsAllWhenRestarted = logFault({
  text: 'keeps its entries in memory only, so that it is empty after a restart',
  breaks: 'LOG-CE-027',
  caughtBy: ['log/restart/acknowledged#reused-index'],
  alsoFails: ['log/growth/consistent#restarted'],
  needs: { restart: true },
  install: (rig) => withEntriesLostAtRestart(rig, () => []),
});

export const forgetsWhatWasUnderWayWhenAskedToEnd = logFault({
  text: 'acknowledges the entries under way when it is stopped, and has empty entries in their place afterwards',
  breaks: 'LOG-CE-027',
  caughtBy: ['log/restart/acknowledged#lost', 'log/growth/consistent#inconsistent'],
  needs: { restart: true },
  install: (rig) => {
    let under = 0;
    let lost: number | undefined;
    const lossy = withEntriesLostAtRestart(rig, (entries) => {
      const kept = entries.slice(0, entries.length - lost!);
      return [...kept, ...Array.from(entries.slice(kept.length), () => new Uint8Array())];
    });
    const slow = withCreateRequests(lossy, async ({ next }) => {
      const response = await next();
      if (response.status !== 201) return response;
      under++;
      await untilOthersCome();
      under--;
      return response;
    });
    return {
      ...slow,
      restarted: () => {
        // Only where it was asked to end, which is what comes first.
        lost = lost === undefined ? under : 0;
        lossy.restarted?.();
      },
    };
  },
});

export const lastEntryEmptyWhenRestarted = logFault({
  text: 'has an empty entry in place of its last one when it is started again',
  breaks: 'LOG-CE-027',
  caughtBy: ['log/restart/acknowledged#lost'],
  alsoFails: ['log/growth/consistent#inconsistent'],
  needs: { restart: true },
  install: (rig) => withEntriesLostAtRestart(rig, (entries) => [...entries.slice(0, -1), new Uint8Array()]),
});

export const lastEntryForgottenWhenRestarted = logFault({
  text: 'acknowledges an entry before it is safe, and has it no more when it is started again',
  breaks: 'LOG-CE-027',
  caughtBy: ['log/restart/acknowledged#reused-index'],
  alsoFails: ['log/growth/consistent#fork', 'log/tiles/unchanging#changed'],
  needs: { restart: true },
  install: (rig) => withEntriesLostAtRestart(rig, (entries) => entries.slice(0, -1)),
});

/** As many as are asked for in the time that a log gets to come back. */
const REFUSED = 16;

export const takesNothingWhenRestarted = logFault({
  text: 'refuses the first entries after a restart',
  breaks: 'LOG-CE-027',
  caughtBy: ['log/restart/acknowledged#takes-no-entry'],
  needs: { restart: true },
  install: (rig) => {
    let refused = REFUSED;
    const closed = withCreateRequests(rig, async ({ next }) =>
      refused++ < REFUSED ? refusalResponse(400, 3, 'no entry is taken') : next(),
    );
    return { ...closed, restarted: () => (refused = 0) };
  },
});
