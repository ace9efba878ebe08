import { feedFault } from '../../testbed/alteration.ts';
import { withXmlText } from '../../testbed/xml.ts';

export const xmlTimestampAsAWord = feedFault({
  text: 'has a word for meta.timestamp in XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-meta#kind'],
  install: (rig) => withXmlText(rig, (text) => text.replace(/<timestamp>\d+/, '<timestamp>today')),
});

export const xmlTimestampInMilliseconds = feedFault({
  text: 'counts meta.timestamp in milliseconds in XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-meta#timestamp'],
  install: (rig) => withXmlText(rig, (text) => text.replace(/<timestamp>\d+/, '$&000')),
});

export const xmlWithoutCounter = feedFault({
  text: 'leaves meta.requests out of the XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-meta#missing'],
  install: (rig) => withXmlText(rig, (text) => text.replace(/<requests>\d+<\/requests>/, '')),
});
