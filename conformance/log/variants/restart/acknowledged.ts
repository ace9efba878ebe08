import { logVariant } from '../../testbed/alteration.ts';
import { untilOthersCome, withOthersWritingBetween } from '../../testbed/concurrency.ts';
import { refusalResponse, withCreateRequests } from '../../testbed/create-requests.ts';

export const restartedWhileOthersWrite = logVariant({
  text: 'accepts entries of others before and after a restart, and signs its tree again in between',
  cites: 'C2SP tlog-checkpoint, "Note text"',
  needs: { restart: true },
  install: (rig) => withOthersWritingBetween(rig, () => 3),
});

export const underWayCancelledWhenEnded = logVariant({
  text: 'answers 499 to the entries under way when it is stopped, though it has accepted them',
  cites: 'Rekor v2, "CreateEntry"',
  needs: { restart: true },
  install: (rig) => {
    let life = 0;
    const slow = withCreateRequests(rig, async ({ next }) => {
      const begun = life;
      const response = await next();
      await untilOthersCome();
      return life === begun ? response : refusalResponse(499, 1, 'context canceled');
    });
    return { ...slow, restarted: () => life++ };
  },
});
