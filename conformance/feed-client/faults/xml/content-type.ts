import { readerFault } from '../../testbed/alteration.ts';

export const textXmlRefused = readerFault({
  text: 'refuses text/xml',
  breaks: 'READER-XM-005',
  caughtBy: ['feed-client/xml/content-type#text'],
  needs: { format: 'xml' },
  install: (rig) => ({ ...rig, isXmlType: (type) => !type.startsWith('text/') && rig.isXmlType(type) }),
});

export const applicationXmlOnly = readerFault({
  text: 'refuses a media type that ends in +xml',
  breaks: 'READER-XM-005',
  caughtBy: ['feed-client/xml/content-type#suffix'],
  needs: { format: 'xml' },
  install: (rig) => ({ ...rig, isXmlType: (type) => !type.includes('+xml') && rig.isXmlType(type) }),
});
