import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedJson, withFeedParts } from '../../testbed/alterations.ts';

export const dataUnderAnotherName = fault<FeedRig>({
  text: 'calls the list of events `events`',
  breaks: 'FEED-EN-001',
  caughtBy: ['feed/envelope/object#no-data'],
  install: (rig) => withFeedParts(rig, { jsonFrame: (meta) => [`{"meta":${meta},"events":`, '}'] }),
});

export const emptyListLeftOut = fault<FeedRig>({
  text: 'leaves `data` out where no event is listed',
  breaks: 'FEED-EN-001',
  caughtBy: ['feed/envelope/object#no-data'],
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedJson(withFeedParts(rig, { select: () => [] }), ({ data, ...envelope }) =>
      Array.isArray(data) && data.length === 0 ? envelope : { ...envelope, data: data! },
    ),
});

export const listWithoutEnvelope = fault<FeedRig>({
  text: 'serves the list of events without an envelope',
  breaks: 'FEED-EN-001',
  caughtBy: ['feed/envelope/object#not-an-object'],
  install: (rig) => withFeedJson(rig, (envelope, path) => (path.includes('/events/') ? envelope.data! : envelope)),
});

export const noMeta = fault<FeedRig>({
  text: 'serves the list of events without `meta`',
  breaks: 'FEED-EN-001',
  caughtBy: ['feed/envelope/object#no-meta'],
  install: (rig) => withFeedParts(rig, { jsonFrame: () => ['{"data":', '}'] }),
});
