import { refuse } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const utf16NotRead = readerFault({
  text: 'reads no UTF-16',
  breaks: 'READER-XM-001',
  caughtBy: ['feed-client/xml/encodings#utf-16'],
  needs: { format: 'xml' },
  install: (rig) => ({
    ...rig,
    decodeXml: (bytes, type) => (bytes[0]! >= 0xfe ? refuse('it is UTF-16') : rig.decodeXml(bytes, type)),
  }),
});

export const everythingIsUtf8 = readerFault({
  text: 'reads all XML as UTF-8',
  breaks: 'READER-XM-001',
  caughtBy: ['feed-client/xml/encodings#declared'],
  alsoFails: ['feed-client/xml/well-formed#character'],
  needs: { format: 'xml' },
  install: (rig) => ({
    ...rig,
    decodeXml: (bytes, type) => (bytes[0]! >= 0xfe ? rig.decodeXml(bytes, type) : new TextDecoder().decode(bytes)),
  }),
});

export const markTakenForText = readerFault({
  text: 'takes a byte order mark for text in front of the first element',
  breaks: 'READER-XM-001',
  caughtBy: ['feed-client/xml/encodings#mark'],
  needs: { format: 'xml' },
  install: (rig) => ({
    ...rig,
    decodeXml: (bytes, type) =>
      bytes[0] === 0xef ? refuse('it does not begin with an element') : rig.decodeXml(bytes, type),
  }),
});

export const charsetIgnored = readerFault({
  text: 'goes by the declaration alone',
  breaks: 'READER-XM-001',
  caughtBy: ['feed-client/xml/encodings#charset'],
  needs: { format: 'xml' },
  install: (rig) => ({ ...rig, decodeXml: (bytes, type) => rig.decodeXml(bytes, type.replace(/;.*/, '')) }),
});
