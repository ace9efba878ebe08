import type { Json, JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts, withShuffledEvents } from '../../testbed/alterations.ts';
import { withXmlText } from '../../testbed/xml.ts';

export const orderByChanceAndXmlTrims = feedFault({
  text: 'trims texts in XML, in a list that has another order each time',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#white-space', 'feed/order/stable#shuffled', 'feed/order/next-occurrence#not-next'],
  install: (rig) => withXmlText(withShuffledEvents(rig), (text) => text.replaceAll(/> *([^<>]*?) *</g, '>$1<')),
});

/** Alters the XML as text. */
const alteredXml = (text: string, reason: string, alter: (text: string) => string) =>
  feedFault({
    text,
    breaks: 'FEED-FM-003',
    caughtBy: [`feed/agreement/xml#${reason}`],
    install: (rig) => withXmlText(rig, alter),
  });

export const xmlCutAtCdata = alteredXml('ends a text in XML where it has the end of a CDATA section', 'text', (text) =>
  text.replaceAll(/>([^<]*?)\]\]&gt;[^<]*</g, '><![CDATA[$1]]><'),
);

export const xmlDatesWithoutOffset = alteredXml('writes dates in XML without their offset', 'text', (text) =>
  text.replaceAll(/(T\d\d:\d\d:\d\d)(?:Z|[+-]\d\d:\d\d)</g, '$1<'),
);

export const xmlEscapesTwice = alteredXml('escapes texts twice in XML', 'escaped-twice', (text) =>
  text.replaceAll('&amp;', '&amp;amp;'),
);

export const xmlFurtherMembersDiffer = alteredXml('has another room in XML than in JSON', 'text', (text) =>
  text.replace('<room>E5 101</room>', '<room>E5 1101</room>'),
);

export const xmlGroupedDigits = alteredXml('groups the digits of numbers in XML', 'number', (text) =>
  text.replace('<method_id>1559', '<method_id>1,559'),
);

export const xmlLinksOfThePreviousEvent = feedFault({
  text: 'gives an event without a link, in XML, that of the one before',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#other-entry'],
  needs: { profiles: ['interface'] },
  install: (rig) =>
    withXmlText(rig, (text) =>
      text.replace(/<link>([^<]+)<\/link>((?:(?!<link>).)*)<link><\/link>/s, '<link></link>$2<link>$1</link>'),
    ),
});

const spelled = (value: Json): Json => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.map(spelled);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value as JsonObject).map(([name, member]) => [name, spelled(member)]));
};

export const xmlNullAsText = feedFault({
  text: 'writes null as a word in XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#extra'],
  install: (rig) =>
    withFeedParts(rig, {
      xml: (name, value, nulls) => rig.parts.xml(name, spelled(value), nulls),
    }),
});

export const xmlTextsWronglyDecoded = alteredXml('takes UTF-8 for ISO-8859-1 when it writes XML', 'text', (text) =>
  Buffer.from(text).toString('latin1'),
);

export const xmlOneEventMore = alteredXml('has an event in XML that is gone from JSON', 'extra', (text) =>
  text.replace('</data>', '<item><id>77</id><title>Gone</title></item></data>'),
);

export const xmlRoundsIds = alteredXml('has ids in XML as doubles', 'number', (text) =>
  text.replaceAll(/<id>(\d+)</g, (_, id: string) => `<id>${Number(id)}<`),
);

export const xmlTextsOnTheirOwnLines = alteredXml('puts texts on lines of their own in XML', 'white-space', (text) =>
  text.replaceAll(/<title>([^<]+)</g, '<title>\n  $1\n<'),
);

export const xmlTitlesCalledIds = feedFault({
  text: 'calls titles ids and ids titles in XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#missing'],
  needs: { profiles: ['interface', 'web'] },
  install: (rig) =>
    withXmlText(rig, (text) =>
      text.replace(/<(\/?)(id|title)>/g, (_, end: string, name: string) => `<${end}${name === 'id' ? 'title' : 'id'}>`),
    ),
});

export const xmlTrims = alteredXml('trims texts in XML', 'white-space', (text) =>
  text.replaceAll(/> *([^<>]*?) *</g, '>$1<'),
);

export const xmlTypesInAnotherOrder = alteredXml(
  'lists the types of an event in XML the other way round',
  'order',
  (text) => {
    const types = /<type>((?:<item>[^<]*<\/item>){2,})<\/type>/;
    return text.replace(
      types,
      (_, all: string) =>
        `<type>${all
          .split(/(?<=<\/item>)/)
          .toReversed()
          .join('')}</type>`,
    );
  },
);

export const xmlTypesInTheNextEvent = alteredXml(
  'gives one of the types of an event, in XML, to the next one',
  'other-entry',
  (text) => text.replace(/(<item>[^<]*<\/item>)<\/type>(.*?)<type>/s, '</type>$2<type>$1'),
);

export const xmlWithoutLastEvent = alteredXml('leaves the last event out of XML', 'missing', (text) =>
  text.replace(/<item><id>(?:(?!<item><id>).)*<\/data>/s, '</data>'),
);

export const xmlWithoutMeta = alteredXml('leaves meta out of XML', 'missing', (text) =>
  text.replace(/<meta>.*<\/meta>/s, ''),
);
