import { feedFault } from '../../testbed/alteration.ts';
import { withFeedJson, withFeedParts } from '../../testbed/alterations.ts';

export const dataUnderAnotherName = feedFault({
  text: 'calls the list of events `events`',
  breaks: 'FEED-EN-001',
  caughtBy: ['feed/envelope/object#no-data'],
  install: (rig) => withFeedParts(rig, { jsonFrame: (meta) => [`{"meta":${meta},"events":`, '}'] }),
});

export const emptyListLeftOut = feedFault({
  text: 'leaves `data` out where no event is listed',
  breaks: 'FEED-EN-001',
  caughtBy: ['feed/envelope/object#no-data'],
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedJson(withFeedParts(rig, { select: () => [] }), ({ data, ...envelope }) =>
      Array.isArray(data) && data.length === 0 ? envelope : { ...envelope, data: data! },
    ),
});

export const listWithoutEnvelope = feedFault({
  text: 'serves the list of events without an envelope',
  breaks: 'FEED-EN-001',
  caughtBy: ['feed/envelope/object#not-an-object'],
  install: (rig) => withFeedJson(rig, (envelope, path) => (path.includes('/events/') ? envelope.data! : envelope)),
});

export const noMeta = feedFault({
  text: 'serves the list of events without `meta`',
  breaks: 'FEED-EN-001',
  caughtBy: ['feed/envelope/object#no-meta'],
  install: (rig) => withFeedParts(rig, { jsonFrame: () => ['{"data":', '}'] }),
});

export const noMetaWithEvents = feedFault({
  text: 'leaves `meta` out where events are listed, and lists nothing until something is published',
  breaks: 'FEED-EN-001',
  caughtBy: ['feed/envelope/object#no-meta'],
  needs: { empty: true },
  install: (rig) =>
    withFeedJson(rig, (envelope, path) => {
      const { data } = envelope;
      return path.includes('/events/') && Array.isArray(data) && data.length > 0 ? { data } : envelope;
    }),
});
