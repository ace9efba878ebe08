import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withXmlText } from '../../testbed/xml.ts';

export const xmlTimestampAsAWord = fault<FeedRig>({
  text: 'has a word for meta.timestamp in XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-meta#kind'],
  install: (rig) => withXmlText(rig, (text) => text.replace(/<timestamp>\d+/, '<timestamp>today')),
});

export const xmlTimestampInMilliseconds = fault<FeedRig>({
  text: 'counts meta.timestamp in milliseconds in XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-meta#timestamp'],
  install: (rig) => withXmlText(rig, (text) => text.replace(/<timestamp>\d+/, '$&000')),
});

export const xmlWithoutCounter = fault<FeedRig>({
  text: 'leaves meta.requests out of the XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-meta#missing'],
  install: (rig) => withXmlText(rig, (text) => text.replace(/<requests>\d+<\/requests>/, '')),
});
