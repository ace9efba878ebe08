import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMeta, withFeedParts } from '../../testbed/alterations.ts';

export const errorsWithoutMessage = feedFault({
  text: 'has no message in an error',
  breaks: 'FEED-OD-001',
  caughtBy: ['feed/open-data/message#other'],
  install: (rig) => withFeedMeta(rig, (meta) => (Number(meta.status) >= 400 ? { ...meta, message: '' } : meta)),
});

export const otherMessage = feedFault({
  text: 'has the message "OK" in a success',
  breaks: 'FEED-OD-001',
  caughtBy: ['feed/open-data/message#other'],
  install: (rig) => withFeedParts(rig, { message: (status) => (status === 200 ? 'OK' : rig.parts.message(status)) }),
});

export const translatedMessage = feedFault({
  text: 'has a message in French for a wrong key',
  breaks: 'FEED-OD-001',
  caughtBy: ['feed/open-data/message#other'],
  install: (rig) =>
    withFeedParts(rig, { message: (status) => (status === 401 ? 'Clé non valide' : rig.parts.message(status)) }),
});
