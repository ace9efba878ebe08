import type { Json, JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMeta } from '../../testbed/alterations.ts';
import { datesInUtc, escapedXml, withOwnXml, withXmlText } from '../../testbed/xml.ts';

export const metaWithTheDuration = feedVariant({
  text: 'says in meta how long an answer took, each time something else',
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
    withXmlText(rig, (text) => text.replaceAll(/[^\0-\x7f]/gu, (one) => `&#x${one.codePointAt(0)!.toString(16)};`)),
});

const all = (list: Json | undefined): readonly Json[] => (Array.isArray(list) ? list : []);
const value = (of: Json | undefined): string =>
  escapedXml(String(of)).replace(/[\t\n]/g, (one) => `&#${one.charCodeAt(0)};`);
const is = (name: string, of: Json | undefined): string => (of == null ? '' : ` ${name}="${value(of)}"`);
const element = (name: string, of: Json | undefined): string => (of == null ? '' : `<${name}>${value(of)}</${name}>`);

function entry(one: Json): string {
  const { id, title, times, type, link, updated } = one as JsonObject;
  const occurrences = all(times).map((time) => {
    const { start, end } = (time ?? {}) as JsonObject;
    return `<gd:when${is('startTime', start)}${is('endTime', end)}/>`;
  });
  const kinds = all(type).map((kind) => `<category${is('term', kind)}/>`);
  const page = link == null ? '' : `<link rel="alternate"${is('href', link)}/>`;
  const text = title == null ? '<title/>' : `<title type="text">${value(title)}</title>`;
  const own = [element('id', id), text, page, element('updated', updated)];
  return `<entry>${own.join('')}${kinds.join('')}${occurrences.join('')}</entry>`;
}

function feed({ meta, data }: JsonObject): string {
  const { status, message, method_id, method, requests, timestamp } = meta as JsonObject;
  const said = [element('e:status', status), element('e:message', message), element('e:method', method_id)];
  const counted = [element('e:requests', requests), element('e:at', timestamp)];
  const name = element('subtitle', (method as JsonObject).site_name);
  const spaces = 'xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005" xmlns:e="urn:e"';
  return `<feed ${spaces}>${name}${[...said, ...counted].join('')}${all(data).map(entry).join('')}</feed>`;
}

export const xmlAsAtomHasIt = feedVariant({
  text: 'has a feed in XML like those of Atom, without members of events that no document lists',
  cites: 'Interface, "Event": it lists the members of an event, and `location` is none of them',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) => withOwnXml(rig, feed),
});

const ENTRIES: Readonly<Record<string, string>> = { data: 'datum', times: 'time', type: 'type' };

function elementXmlAsRailsHasIt(name: string, value: Json): string {
  const tag = name.replaceAll('_', '-');
  if (value === null) return `<${tag} nil="true"/>`;
  if (typeof value === 'bigint') return `<${tag} type="integer">${value}</${tag}>`;
  if (typeof value !== 'object') return `<${tag}>${escapedXml(String(value))}</${tag}>`;
  if (Array.isArray(value))
    return `<${tag} type="array">\n${value.map((one: Json) => `  ${elementXmlAsRailsHasIt(ENTRIES[name] ?? name, one)}\n`).join('')}</${tag}>`;
  return `<${tag}>${Object.entries(value as JsonObject)
    .map(([member, one]) => elementXmlAsRailsHasIt(member, one))
    .join('\n')}</${tag}>`;
}

export const xmlAsRailsHasIt = feedVariant({
  text: 'has the types of values in attributes of the XML, as Rails does',
  cites: 'Interface, "Endpoints": the format may be XML; it does not show what its elements are called',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) =>
    withOwnXml(rig, (value) => `<?xml version="1.0" encoding="UTF-8"?>\n${elementXmlAsRailsHasIt('hash', value)}`),
});

function elementXmlAsXpathHasIt(value: Json, name?: string): string {
  const key = name === undefined ? '' : ` key="${escapedXml(name)}"`;
  if (value === null) return `<null${key}/>`;
  if (Array.isArray(value))
    return `<array${key}>${value.map((one: Json) => elementXmlAsXpathHasIt(one)).join('')}</array>`;
  if (typeof value === 'object')
    return `<map${key}>${Object.entries(value as JsonObject)
      .map(([member, one]) => elementXmlAsXpathHasIt(one, member))
      .join('')}</map>`;
  const kind = typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'number';
  return `<${kind}${key}>${escapedXml(String(value))}</${kind}>`;
}

export const xmlAsXpathHasIt = feedVariant({
  text: 'has the names of members in attributes of the XML, as json-to-xml of XPath does',
  cites: 'Interface, "Endpoints": the format may be XML; it does not show what its elements are called',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) => withOwnXml(rig, (value) => elementXmlAsXpathHasIt(value)),
});

export const xmlInAnOrderOfItsOwn = feedVariant({
  text: 'lists the events in XML the other way round',
  cites: 'Interface, "Endpoints": "Ordering of the events: not shown"',
  install: (rig) =>
    withXmlText(rig, (text) => {
      const events = text.match(/<item><id>.*?<\/updated>.*?<\/item>/gs) ?? [];
      return text.replace(events.join(''), () => events.toReversed().join(''));
    }),
});

const isXmlOfAttributes = (name: string, value: Json | undefined): string =>
  value === null || value === undefined
    ? ''
    : ` ${name}="${escapedXml(String(value)).replace(/[\t\n]/g, (one) => `&#${one.charCodeAt(0)};`)}"`;

function event(one: Json): string {
  const { id, title, times, type, link, updated, ...more } = one as JsonObject;
  const kinds = all(type).map((kind) => (kind === null ? '<kind/>' : `<kind>${escapedXml(String(kind))}</kind>`));
  const occurrences = all(times).map((time) => {
    const { start, end } = (time ?? {}) as JsonObject;
    return `<time${isXmlOfAttributes('start', start)}${isXmlOfAttributes('end', end)}/>`;
  });
  const { room, floor } = (more.location ?? {}) as JsonObject;
  return `<event${isXmlOfAttributes('id', id)}${isXmlOfAttributes('title', title)}${isXmlOfAttributes('link', link)}${isXmlOfAttributes('updated', updated)}${isXmlOfAttributes('room', room)}${isXmlOfAttributes('floor', floor)}><times>${occurrences.join('')}</times>${kinds.join('')}</event>`;
}

function feedXmlOfAttributes({ meta, data }: JsonObject): string {
  const { status, message, method_id, method, requests, timestamp } = meta as JsonObject;
  const { site_name } = method as JsonObject;
  const head = `<status code="${status}">${escapedXml(String(message))}</status><method id="${method_id}"${isXmlOfAttributes('site', site_name)}/>`;
  return `<feed count="${requests}" at="${timestamp}">${head}${all(data).map(event).join('')}</feed>`;
}

export const xmlOfAttributes = feedVariant({
  text: 'has a feed of events in XML, with attributes for what has no parts',
  cites: 'Interface, "Endpoints": the format may be XML; it does not show what its elements are called',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) => withOwnXml(rig, feedXmlOfAttributes),
});

export const xmlRepeatsElements = feedVariant({
  text: 'repeats elements in the XML for the entries of lists, and has dates in UTC',
  cites: 'Interface, "Endpoints": the format may be XML; it does not show what its elements are called',
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

/** What an entry of a list is called. */
const ENTRIES_XML_WITH_NIL: Readonly<Record<string, string>> = { data: 'event', times: 'time', type: 'value' };

function elementXmlWithNil(name: string, value: Json, attributes = ''): string {
  if (value === null) return `<${name}${attributes} xsi:nil="true"/>`;
  if (typeof value !== 'object') return `<${name}${attributes}>${escapedXml(String(value))}</${name}>`;
  const parts = Array.isArray(value)
    ? value.map((one: Json) => elementXmlWithNil(ENTRIES_XML_WITH_NIL[name] ?? 'entry', one))
    : Object.entries(value as JsonObject).map(([member, one]) => elementXmlWithNil(member, one));
  return `<${name}${attributes}>${parts.join('')}</${name}>`;
}

export const xmlWithNil = feedVariant({
  text: 'has null in XML as elements that are nil, and names of its own for entries',
  cites: 'Interface, "Endpoints": the format may be XML; it does not show what its elements are called',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) =>
    withOwnXml(rig, (value) =>
      elementXmlWithNil('eventFeed', value, ` xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`),
    ),
});
