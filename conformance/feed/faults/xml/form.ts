import { feedFault } from '../../testbed/alteration.ts';
import { datesInUtc, withXmlText } from '../../testbed/xml.ts';

export const xmlDatesInUtc = feedFault({
  text: 'writes dates in XML in UTC',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/form#value'],
  install: (rig) => withXmlText(rig, datesInUtc),
});

export const xmlEntriesCalledEvent = feedFault({
  text: 'calls the entries of data in XML event',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/form#list'],
  install: (rig) =>
    withXmlText(rig, (text) =>
      text
        .replaceAll('<item><id>', '<event><id>')
        .replaceAll(/<\/updated>(<location>.*?<\/location>)?<\/item>/g, '</updated>$1</event>'),
    ),
});

export const xmlHasMore = feedFault({
  text: 'has more members in XML than in JSON',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/form#extra'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll('</updated>', '</updated><cost>0</cost>')),
});

export const xmlIdsAsAttributes = feedFault({
  text: 'writes ids in XML as attributes',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/form#missing'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll(/<item><id>(\d*)<\/id>/g, '<item id="$1">')),
});

export const xmlRepeatsType = feedFault({
  text: 'repeats the element of a type in XML instead of listing items',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/form#list'],
  install: (rig) =>
    withXmlText(rig, (text) =>
      text.replaceAll(/<type>((?:<item>[^<]*<\/item>)+)<\/type>/g, (_, items: string) =>
        items.replaceAll('item>', 'type>'),
      ),
    ),
});

export const xmlRootFeed = feedFault({
  text: 'calls the root of the XML feed',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/form#root'],
  install: (rig) => withXmlText(rig, (text) => text.replace(/<(\/?)response>/g, '<$1feed>')),
});

export const xmlSingleTypeAsText = feedFault({
  text: 'writes a single type in XML as text',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/form#list'],
  install: (rig) =>
    withXmlText(rig, (text) => text.replaceAll(/<type><item>([^<]*)<\/item><\/type>/g, '<type>$1</type>')),
});

export const xmlWrapsTexts = feedFault({
  text: 'wraps titles in XML once more',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/form#structure'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll(/<title>([^<]+)</g, '<title><plain>$1</plain><')),
});
