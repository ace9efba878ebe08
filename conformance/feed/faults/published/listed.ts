import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMiddleware, withFeedParts } from '../../testbed/alterations.ts';
import { withFeedStore } from '../../testbed/store.ts';

export const aHundredEvents = feedFault({
  text: 'lists a hundred events at most',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/published/listed#truncated'],
  install: (rig) => withFeedParts(rig, { select: (...given) => rig.parts.select(...given).slice(0, 100) }),
});

export const aHundredEventsAndThoseWithoutATimeLast = feedFault({
  text: 'lists a hundred events at most, and last those without a time',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/published/listed#truncated'],
  install: (rig) =>
    withFeedParts(rig, {
      select: (...given) => {
        const all = rig.parts.select(...given);
        const isTimed = ({ event }: (typeof all)[number]) =>
          event.times?.some((time) => time?.start ?? time?.end) === true;
        return [...all.filter(isTimed), ...all.filter((item) => !isTimed(item))].slice(0, 100);
      },
    }),
});

export const aHundredEventsThatBeginFirst = feedFault({
  text: 'lists the hundred events that begin first',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/published/listed#truncated'],
  install: (rig) =>
    withFeedParts(rig, {
      select: (...given) => {
        const start = ({ event }: { event: { times: readonly ({ start: string | null } | null)[] | null } }) =>
          Date.parse(event.times?.[0]?.start ?? '1970-01-01');
        return [...rig.parts.select(...given)].sort((a, b) => start(a) - start(b)).slice(0, 100);
      },
    }),
});

export const withdrawnByTitle = feedFault({
  text: 'withdraws all events that have the title of the one that is withdrawn',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/published/listed#taken-along'],
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      remove: (number) => {
        const title = store.item(number)?.event.title;
        const same = store
          .sites()
          .flatMap((site) => store.stamps(site))
          .filter((stamp) => store.item(stamp.number)?.event.title === title);
        for (const stamp of same) if (title && stamp.number !== number) store.remove(stamp.number);
        return store.remove(number);
      },
    })),
});

export const noIdListedTwice = feedFault({
  text: 'lists an event that has no id twice',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/published/listed#twice'],
  install: (rig) =>
    withFeedParts(rig, {
      select: (...given) =>
        rig.parts.select(...given).flatMap((item) => (item.event.id === null ? [item, item] : [item])),
    }),
});

export const oneEventPerStart = feedFault({
  text: 'lists of events with one start the last only',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/published/listed#lost'],
  install: (rig) =>
    withFeedParts(rig, {
      select: (...given) => [
        ...new Map(rig.parts.select(...given).map((item) => [item.spans[0]?.start ?? item, item])).values(),
      ],
    }),
});

export const oneEventPerTitle = feedFault({
  text: 'lists of events with one title the last only',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/published/listed#lost'],
  install: (rig) =>
    withFeedParts(rig, {
      select: (...given) => [...new Map(rig.parts.select(...given).map((item) => [item.event.title, item])).values()],
    }),
});

export const oneTitleBreaksTheAnswer = feedFault({
  text: 'answers with an error of the server where a title has a character that XML cannot say',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/published/listed#unreadable'],
  install: (rig) => {
    const strict = withFeedParts(rig, {
      text: (given) => {
        if (given.includes('\0')) throw new TypeError('a character that XML cannot say');
        return rig.parts.text(given);
      },
    });
    return withFeedMiddleware(strict, (next) => async (request) => {
      try {
        return await next(request);
      } catch {
        return new Response('internal error', { status: 500 });
      }
    });
  },
});

export const twentyOneEvents = feedFault({
  text: 'lists twenty-one events at most',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/published/listed#truncated'],
  install: (rig) => withFeedParts(rig, { select: (...given) => rig.parts.select(...given).slice(0, 21) }),
});
