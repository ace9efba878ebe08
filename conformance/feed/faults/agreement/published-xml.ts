import { feedFault } from '../../testbed/alteration.ts';
import { withXmlText } from '../../testbed/xml.ts';

export const xmlCutsLongTexts = feedFault({
  text: 'cuts texts in XML after 2,000 characters',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/published-xml#differs'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll(/>([^<]{2000})[^<]+</g, '>$1<')),
});

export const xmlEndsOfThePreviousOccurrence = feedFault({
  text: 'gives an occurrence without an end, in XML, that of the one before',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/published-xml#differs'],
  needs: { profiles: ['interface'] },
  install: (rig) =>
    withXmlText(rig, (text) =>
      text.replaceAll(
        /<end>([^<]+)<\/end><\/item><item><start>([^<]+)<\/start><end><\/end>/g,
        '<end></end></item><item><start>$2</start><end>$1</end>',
      ),
    ),
});

export const xmlLosesCarriageReturns = feedFault({
  text: 'writes carriage returns unescaped in XML, where every reader reads them as line feeds',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/published-xml#line-end'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll('&#13;', '\r')),
});

export const xmlUnescapesEntities = feedFault({
  text: 'does not escape text in XML that looks like an entity',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/published-xml#differs'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll(/&amp;(?=(?:amp|lt|gt|quot|apos);)/g, '&')),
});
