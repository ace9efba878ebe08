import { readerFault } from '../../testbed/alteration.ts';

export const ampersandsMended = readerFault({
  text: 'mends ampersands that stand by themselves',
  breaks: 'READER-XM-003',
  caughtBy: ['feed-client/xml/well-formed#markup'],
  alsoFails: ['feed-client/xml/markup#cdata'],
  needs: { format: 'xml' },
  install: (rig) => ({ ...rig, readXml: (text) => rig.readXml(text.replace(/&(?!#?\w+;)/g, '&amp;')) }),
});

export const endsMended = readerFault({
  text: 'closes what is open at the end',
  breaks: 'READER-XM-003',
  caughtBy: ['feed-client/xml/well-formed#structure'],
  needs: { format: 'xml' },
  install: (rig) => ({
    ...rig,
    readXml: (text) => rig.readXml(text.includes('</response>') ? text : `${text}</response>`),
  }),
});

export const controlCharactersDropped = readerFault({
  text: 'drops references to what is no character',
  breaks: 'READER-XM-003',
  caughtBy: ['feed-client/xml/well-formed#character'],
  needs: { format: 'xml' },
  install: (rig) => ({
    ...rig,
    readXml: (text) =>
      rig.readXml(
        text.replace(/&#(x?[0-9a-f]+);/gi, (whole, number: string) => {
          const code = Number(number.replace(/^x/, '0x'));
          return (code < 32 && ![9, 10, 13].includes(code)) || (code >= 0xd800 && code < 0xe000) ? '' : whole;
        }),
      ),
  }),
});
