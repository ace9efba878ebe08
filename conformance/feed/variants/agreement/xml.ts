import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMeta } from '../../testbed/alterations.ts';
import { datesInUtc, withOwnXml, withXmlText } from '../../testbed/xml.ts';
import { atomFeed, attributesFeed, nillableElement, railsElement, xpathElement } from '../../testbed/xml-layouts.ts';

/** Why the layout of the XML is free. */
const ELEMENT_NAMES = 'Interface, "Endpoints": the format may be XML; it does not show what its elements are called';

export const metaWithTheDuration = feedVariant({
  text: 'has the duration of each answer in meta, another each time',
  cites: 'Interface, "Envelope": it lists the members that are there, and does not say that there are no others',
  install: (rig) => {
    let answers = 0n;
    return withFeedMeta(rig, (meta) => ({ ...meta, elapsed_ms: ++answers, trace: { id: `t${answers}` } }));
  },
});

export const xmlAllReferences = feedVariant({
  text: 'writes every letter that is not ASCII as a reference',
  cites: 'XML 1.0, section 4.1: a character reference refers to a specific character',
  install: (rig) =>
    withXmlText(rig, (text) =>
      text.replaceAll(/[^\0-\x7f]/gu, (letter) => `&#x${letter.codePointAt(0)!.toString(16)};`),
    ),
});

export const xmlAsAtom = feedVariant({
  text: 'has a feed in XML like those of Atom, without members of events that no document lists',
  cites: 'Interface, "Event": it lists the members of an event, and `location` is none of them',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) => withOwnXml(rig, atomFeed),
});

export const xmlAsRails = feedVariant({
  text: 'has the types of values in attributes of the XML, as Rails does',
  cites: ELEMENT_NAMES,
  needs: { profiles: ['interface', 'web'] },
  install: (rig) =>
    withOwnXml(rig, (value) => `<?xml version="1.0" encoding="UTF-8"?>\n${railsElement('hash', value)}`),
});

export const xmlAsJsonToXml = feedVariant({
  text: 'has the names of members in attributes of the XML, as json-to-xml of XPath does',
  cites: ELEMENT_NAMES,
  needs: { profiles: ['interface', 'web'] },
  install: (rig) => withOwnXml(rig, (value) => xpathElement(value)),
});

export const xmlInReverseOrder = feedVariant({
  text: 'lists the events in XML the other way round',
  cites: 'Interface, "Endpoints": "Ordering of the events: not shown"',
  install: (rig) =>
    withXmlText(rig, (text) => {
      const events = text.match(/<item><id>.*?<\/updated>.*?<\/item>/gs) ?? [];
      return text.replace(events.join(''), () => events.toReversed().join(''));
    }),
});

export const xmlWithAttributes = feedVariant({
  text: 'has a feed of events in XML, with attributes for what has no parts',
  cites: ELEMENT_NAMES,
  needs: { profiles: ['interface', 'web'] },
  install: (rig) => withOwnXml(rig, attributesFeed),
});

export const xmlRepeatsElements = feedVariant({
  text: 'repeats elements in the XML for the entries of lists, and has dates in UTC',
  cites: ELEMENT_NAMES,
  needs: { profiles: ['interface', 'web'] },
  install: (rig) =>
    withXmlText(rig, (text) =>
      datesInUtc(
        text.replaceAll(/<(type|times)>(.*?)<\/\1>/gs, (_, name: string, items: string) =>
          items.replaceAll('item>', `${name}>`).replaceAll('<item/>', ''),
        ),
      ),
    ),
});

export const xmlWithNilElements = feedVariant({
  text: 'has null in XML as elements that are nil, and names of its own for entries',
  cites: ELEMENT_NAMES,
  needs: { profiles: ['interface', 'web'] },
  install: (rig) =>
    withOwnXml(rig, (value) =>
      nillableElement('eventFeed', value, ` xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`),
    ),
});
