import { feedFault } from '../../testbed/alteration.ts';
import { withXmlText } from '../../testbed/xml.ts';

export const xmlAfterAnEmptyLine = feedFault({
  text: 'begins with an empty line before the declaration',
  breaks: 'FEED-XM-001',
  caughtBy: ['feed/xml/well-formed#not-well-formed'],
  install: (rig) => withXmlText(rig, (text) => `\n${text}`),
});

export const xmlControlCharacter = feedFault({
  text: 'writes a control character by its number',
  breaks: 'FEED-XM-001',
  caughtBy: ['feed/xml/well-formed#not-well-formed'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll('Event 7', 'Event&#1;7')),
});

export const xmlHtmlEntities = feedFault({
  text: 'writes letters as the entities of HTML',
  breaks: 'FEED-XM-001',
  caughtBy: ['feed/xml/well-formed#not-well-formed'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll('ï', '&iuml;')),
});

export const xmlNumberedElements = feedFault({
  text: 'calls the entries of a list by their numbers',
  breaks: 'FEED-XM-001',
  caughtBy: ['feed/xml/well-formed#not-well-formed'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll('<item>', '<0>').replaceAll('</item>', '</0>')),
});

export const xmlOpenElement = feedFault({
  text: 'leaves the last element open',
  breaks: 'FEED-XM-001',
  caughtBy: ['feed/xml/well-formed#not-well-formed'],
  install: (rig) => withXmlText(rig, (text) => text.replace('</response>', '')),
});

export const xmlRawAmpersand = feedFault({
  text: 'writes ampersands as they are',
  breaks: 'FEED-XM-001',
  caughtBy: ['feed/xml/well-formed#not-well-formed'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll('&amp;', '&')),
});

export const xmlSurrogateReferences = feedFault({
  text: 'writes a character as two references to surrogates',
  breaks: 'FEED-XM-001',
  caughtBy: ['feed/xml/well-formed#not-well-formed'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll('💡', '&#55357;&#56481;')),
});

export const xmlTwoRoots = feedFault({
  text: 'writes meta and data without a root around them',
  breaks: 'FEED-XM-001',
  caughtBy: ['feed/xml/well-formed#not-well-formed'],
  install: (rig) => withXmlText(rig, (text) => text.replace(/<\/?response>/g, '')),
});
