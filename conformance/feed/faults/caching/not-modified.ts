import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';
import { withChangeListener } from '../../testbed/store.ts';
import { withDates, withEntityTags, withLastModified, withTagsPerSecond } from '../../testbed/validators.ts';

export const anyTagIsKnown = feedFault({
  text: 'treats any entity tag as its own',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/caching/not-modified#unknown'],
  install: (rig) =>
    withEntityTags(
      rig,
      (data) => data,
      () => true,
    ),
});

export const dateOfTheFirstAnswer = feedFault({
  text: 'answers 304 to its own date though the events have changed',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/caching/not-modified#changed'],
  install: (rig) => {
    const date = new Date(rig.clock.now()).toUTCString();
    return withFeedMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      if (request.method !== 'GET' || !request.url.includes('.json')) return answer;
      const headers = new Headers(answer.headers);
      headers.set('last-modified', date);
      if (request.headers.get('if-modified-since') !== date)
        return new Response(answer.body, { status: answer.status, headers });
      return new Response(null, { status: 304, headers });
    });
  },
});

export const dateOfTheLatestChange = feedFault({
  text: 'gives the date of the last publication or change, and takes no notice of withdrawals',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/caching/not-modified#withdrawn'],
  install: (rig) => {
    let date = rig.clock.now();
    const noticing = withChangeListener(rig, (change) => {
      if (change !== 'remove') date = rig.clock.now();
    });
    return withDates(noticing, () => date);
  },
});

export const dateOfTheLatestChangeInAListOfEvents = feedFault({
  text: 'gives a list of events the date of the last publication or change, a second after it, and an empty list none',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/caching/not-modified#withdrawn'],
  needs: { empty: true },
  install: (rig) => {
    let date = rig.clock.now();
    const noticing = withChangeListener(rig, (change) => {
      if (change !== 'remove') date = rig.clock.now();
    });
    return withDates(noticing, (data) => {
      const isGiven = data.includes('"id":') && rig.clock.now() - date > 1000;
      return isGiven ? date : undefined;
    });
  },
});

export const datesOfOneSecond = feedFault({
  text: 'tells by Last-Modified alone what has changed, also within one second',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/caching/not-modified#same-second'],
  install: (rig) => withLastModified(rig),
});

export const jsonpAnyTagIsKnown = feedFault({
  text: 'treats any entity tag as its own where a callback is named',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/caching/not-modified#unknown'],
  install: (rig) =>
    withEntityTags(
      rig,
      (data) => data,
      () => true,
      /\.json\?(.*&)?callback=/,
    ),
});

export const tagOfSecondAndLength = feedFault({
  text: 'makes the entity tag of the second of the last change and the length of the data',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/caching/not-modified#same-length'],
  install: (rig) => withTagsPerSecond(rig, (second, data) => `${second}-${data.length}`),
});

export const tagOfTheIds = feedFault({
  text: 'makes the entity tag of the ids alone',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/caching/not-modified#changed'],
  install: (rig) => withEntityTags(rig, (data) => [...data.matchAll(/"id":\d+/g)].join()),
});

export const tagOfTheLastEvent = feedFault({
  text: 'makes the entity tag of the event that is listed last, and of how many there are',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/caching/not-modified#changed'],
  needs: { empty: true },
  install: (rig) =>
    withEntityTags(rig, (data) => `${data.split('"id":').length} ${data.slice(data.lastIndexOf('"id":'))}`),
});

export const tagOfTheLatestChange = feedFault({
  text: 'makes the entity tag of the last publication or change, without withdrawals',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/caching/not-modified#withdrawn'],
  install: (rig) => {
    let changes = 0;
    const noticing = withChangeListener(rig, (change) => {
      if (change !== 'remove') changes++;
    });
    return withEntityTags(noticing, () => `${changes}`);
  },
});

export const tagOfTheSecond = feedFault({
  text: 'makes the entity tag of the second of the last change',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/caching/not-modified#same-second-tag'],
  install: (rig) => withTagsPerSecond(rig, (second) => `${second}`),
});

export const xmlTagOfTheIds = feedFault({
  text: 'makes the entity tag of XML of the ids alone',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/caching/not-modified#changed'],
  install: (rig) =>
    withEntityTags(rig, (data) => (data.match(/<id>\d*<\/id>/g) ?? []).join(), undefined, /\/events\/.*\.xml(\?|$)/),
});

export const xmlTagOfTheLength = feedFault({
  text: 'makes the entity tag of XML of the length of its data',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/caching/not-modified#same-length'],
  install: (rig) => withEntityTags(rig, (data) => `${data.length}`, undefined, /\/events\/.*\.xml(\?|$)/),
});
