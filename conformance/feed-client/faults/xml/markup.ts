import { refuse } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const cdataLost = readerFault({
  text: 'loses CDATA sections',
  breaks: 'READER-XM-002',
  caughtBy: ['feed-client/xml/markup#cdata'],
  needs: { format: 'xml' },
  install: (rig) => ({ ...rig, readXml: (text) => rig.readXml(text.replace(/<!\[CDATA\[.*?\]\]>/gs, '')) }),
});

export const referencesUnread = readerFault({
  text: 'prints references as they are',
  breaks: 'READER-XM-002',
  caughtBy: ['feed-client/xml/markup#references'],
  alsoFails: ['feed-client/xml/encodings#declared', 'feed-client/xml/well-formed#character'],
  needs: { format: 'xml' },
  install: (rig) => ({ ...rig, readXml: (text) => rig.readXml(text.replace(/&#/g, '&amp;#')) }),
});

export const commentsRefused = readerFault({
  text: 'refuses comments',
  breaks: 'READER-XM-002',
  caughtBy: ['feed-client/xml/markup#comments'],
  needs: { format: 'xml' },
  install: (rig) => ({
    ...rig,
    readXml: (text) => (text.includes('<!--') ? refuse('there is a comment') : rig.readXml(text)),
  }),
});

export const emptyTagsRefused = readerFault({
  text: 'refuses an empty element that is one tag',
  breaks: 'READER-XM-002',
  caughtBy: ['feed-client/xml/markup#layout'],
  needs: { format: 'xml' },
  install: (rig) => ({
    ...rig,
    readXml: (text) => (/<\w+\s*\/>/.test(text) ? refuse('an element is not closed') : rig.readXml(text)),
  }),
});
