import { logVariant } from '../../testbed/alteration.ts';
import { untilOthersCome, withOthersWritingBetween } from '../../testbed/concurrency.ts';
import { refusalResponse, withCreateRequests } from '../../testbed/create-requests.ts';

export const restartedWhileOthersWrite = logVariant({
  text: 'takes in entries of others before and after it is ended and started, and signs its tree anew in between',
  cites: 'C2SP tlog-checkpoint, "Note text"',
  needs: { restart: true },
  install: (rig) => withOthersWritingBetween(rig, () => 3),
});

export const underWayCancelledWhenEnded = logVariant({
  text: 'answers 499 to what is under way when it is ended, though it has taken it in',
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
