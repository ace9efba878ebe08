import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedMeta, withFeedParts } from '../../testbed/alterations.ts';

export const errorsWithoutMessage = fault<FeedRig>({
  text: 'says nothing of an error but its number',
  breaks: 'FEED-OD-001',
  caughtBy: ['feed/open-data/message#other'],
  install: (rig) => withFeedMeta(rig, (meta) => (Number(meta.status) >= 400 ? { ...meta, message: '' } : meta)),
});

export const otherMessage = fault<FeedRig>({
  text: 'says "OK" of a success',
  breaks: 'FEED-OD-001',
  caughtBy: ['feed/open-data/message#other'],
  install: (rig) => withFeedParts(rig, { message: (status) => (status === 200 ? 'OK' : rig.parts.message(status)) }),
});

export const translatedMessage = fault<FeedRig>({
  text: 'says of a wrong key in French what it is',
  breaks: 'FEED-OD-001',
  caughtBy: ['feed/open-data/message#other'],
  install: (rig) =>
    withFeedParts(rig, { message: (status) => (status === 401 ? 'Clé non valide' : rig.parts.message(status)) }),
});
