import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const linkAsHtml = feedFault({
  text: 'gives links as HTML',
  breaks: 'FEED-EV-006',
  caughtBy: ['feed/event/link#not-a-url'],
  install: (rig) =>
    withFeedEvents(rig, ({ link, ...event }) => ({
      ...event,
      link: link === null ? null : `<a href="${link}">more</a>`,
    })),
});

export const linkAsObject = feedFault({
  text: 'gives links with their text',
  breaks: 'FEED-EV-006',
  caughtBy: ['feed/event/link#type'],
  install: (rig) =>
    withFeedEvents(rig, ({ link, title, ...event }) => ({
      ...event,
      title: title!,
      link: { url: link!, title: title! },
    })),
});

export const relativeLink = feedFault({
  text: 'gives links without scheme and host',
  breaks: 'FEED-EV-006',
  caughtBy: ['feed/event/link#relative'],
  install: (rig) =>
    withFeedEvents(rig, ({ link, ...event }) => ({
      ...event,
      link: typeof link === 'string' ? new URL(link).pathname : link!,
    })),
});
