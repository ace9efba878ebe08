import { logFault } from '../../testbed/alteration.ts';
import { untilOthersCome, withIdenticalRequests } from '../../testbed/concurrency.ts';
import { refusalResponse, withCreateRequests } from '../../testbed/create-requests.ts';
import { conflictResponse, withIdentityOfRequest } from '../../testbed/repeats.ts';

export const sameEntryAtOnceAnsweredWithBadRequest = logFault({
  text: 'answers 400 to an entry that is under way already',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/concurrency/same-entry#error'],
  install: (rig) => withIdenticalRequests(rig, async () => refusalResponse(400, 3, 'this entry is under way')),
});

export const sameEntryAtOnceAnsweredWithTheIndexBefore = logFault({
  text: 'names the index of the entry before for one that is under way already',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/concurrency/same-entry#wrong-index'],
  install: (rig) =>
    withIdenticalRequests(rig, async (_asked, first) => {
      const answer = await first;
      if (answer.status !== 201) return answer;
      const { logIndex } = (await answer.json()) as { logIndex: string };
      return conflictResponse(`${BigInt(logIndex) - 1n}`);
    }),
});

export const sameEntryTwiceWhenSentAtOnce = logFault({
  text: 'takes in an entry as often as it comes while none of its requests is answered, though it is declared to refuse',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/concurrency/same-entry#logged-more-than-once'],
  needs: { declare: { duplicate: 'refuse' } },
  install: (rig) => {
    const under = new Map<string, number>();
    let twins = 0;
    const unaware = withIdentityOfRequest(rig, (request) => (under.get(request)! > 1 ? `twin ${twins++}` : ''));
    return withCreateRequests(unaware, async ({ body, next }) => {
      under.set(body, (under.get(body) ?? 0) + 1);
      try {
        await untilOthersCome();
        return await next();
      } finally {
        under.set(body, under.get(body)! - 1);
      }
    });
  },
});
