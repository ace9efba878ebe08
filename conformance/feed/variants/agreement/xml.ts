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

const entriesOf = (list: Json | undefined): readonly Json[] => (Array.isArray(list) ? list : []);
const value = (of: Json | undefined): string =>
  escapedXml(String(of)).replace(/[\t\n]/g, (one) => `&#${one.charCodeAt(0)};`);
const attribute = (name: string, of: Json | undefined): string => (of == null ? '' : ` ${name}="${value(of)}"`);
const element = (name: string, of: Json | undefined): string => (of == null ? '' : `<${name}>${value(of)}</${name}>`);

function atomEntry(json: Json): string {
  const { id, title, times, type, link, updated } = json as JsonObject;
  const occurrences = entriesOf(times).map((time) => {
    const { start, end } = (time ?? {}) as JsonObject;
    return `<gd:when${attribute('startTime', start)}${attribute('endTime', end)}/>`;
  });
  const kinds = entriesOf(type).map((kind) => `<category${attribute('term', kind)}/>`);
  const page = link == null ? '' : `<link rel="alternate"${attribute('href', link)}/>`;
  const text = title == null ? '<title/>' : `<title type="text">${value(title)}</title>`;
  const own = [element('id', id), text, page, element('updated', updated)];
  return `<entry>${own.join('')}${kinds.join('')}${occurrences.join('')}</entry>`;
}

function atomFeed({ meta, data }: JsonObject): string {
  const { status, message, method_id, method, requests, timestamp } = meta as JsonObject;
  const stated = [element('e:status', status), element('e:message', message), element('e:method', method_id)];
  const counted = [element('e:requests', requests), element('e:at', timestamp)];
  const name = element('subtitle', (method as JsonObject).site_name);
  const spaces = 'xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005" xmlns:e="urn:e"';
  return `<feed ${spaces}>${name}${[...stated, ...counted].join('')}${entriesOf(data).map(atomEntry).join('')}</feed>`;
}

export const xmlAsAtomHasIt = feedVariant({
  text: 'has a feed in XML like those of Atom, without members of events that no document lists',
  cites: 'Interface, "Event": it lists the members of an event, and `location` is none of them',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) => withOwnXml(rig, atomFeed),
});

const RAILS_ENTRY_NAMES: Readonly<Record<string, string>> = { data: 'datum', times: 'time', type: 'type' };

function railsElement(name: string, value: Json): string {
  const tag = name.replaceAll('_', '-');
  if (value === null) return `<${tag} nil="true"/>`;
  if (typeof value === 'bigint') return `<${tag} type="integer">${value}</${tag}>`;
  if (typeof value !== 'object') return `<${tag}>${escapedXml(String(value))}</${tag}>`;
  if (Array.isArray(value))
    return `<${tag} type="array">\n${value.map((json: Json) => `  ${railsElement(RAILS_ENTRY_NAMES[name] ?? name, json)}\n`).join('')}</${tag}>`;
  return `<${tag}>${Object.entries(value as JsonObject)
    .map(([member, one]) => railsElement(member, one))
    .join('\n')}</${tag}>`;
}

export const xmlAsRailsHasIt = feedVariant({
  text: 'has the types of values in attributes of the XML, as Rails does',
  cites: 'Interface, "Endpoints": the format may be XML; it does not show what its elements are called',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) =>
    withOwnXml(rig, (value) => `<?xml version="1.0" encoding="UTF-8"?>\n${railsElement('hash', value)}`),
});

function xpathElement(value: Json, name?: string): string {
  const key = name === undefined ? '' : ` key="${escapedXml(name)}"`;
  if (value === null) return `<null${key}/>`;
  if (Array.isArray(value)) return `<array${key}>${value.map((json: Json) => xpathElement(json)).join('')}</array>`;
  if (typeof value === 'object')
    return `<map${key}>${Object.entries(value as JsonObject)
      .map(([member, one]) => xpathElement(one, member))
      .join('')}</map>`;
  const kind = typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'number';
  return `<${kind}${key}>${escapedXml(String(value))}</${kind}>`;
}

export const xmlAsXpathHasIt = feedVariant({
  text: 'has the names of members in attributes of the XML, as json-to-xml of XPath does',
  cites: 'Interface, "Endpoints": the format may be XML; it does not show what its elements are called',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) => withOwnXml(rig, (value) => xpathElement(value)),
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

function eventElement(json: Json): string {
  const { id, title, times, type, link, updated, ...more } = json as JsonObject;
  const kinds = entriesOf(type).map((kind) => (kind === null ? '<kind/>' : `<kind>${escapedXml(String(kind))}</kind>`));
  const occurrences = entriesOf(times).map((time) => {
    const { start, end } = (time ?? {}) as JsonObject;
    return `<time${attribute('start', start)}${attribute('end', end)}/>`;
  });
  const { room, floor } = (more.location ?? {}) as JsonObject;
  return `<event${attribute('id', id)}${attribute('title', title)}${attribute('link', link)}${attribute('updated', updated)}${attribute('room', room)}${attribute('floor', floor)}><times>${occurrences.join('')}</times>${kinds.join('')}</event>`;
}

function attributesFeed({ meta, data }: JsonObject): string {
  const { status, message, method_id, method, requests, timestamp } = meta as JsonObject;
  const { site_name } = method as JsonObject;
  const head = `<status code="${status}">${escapedXml(String(message))}</status><method id="${method_id}"${attribute('site', site_name)}/>`;
  return `<feed count="${requests}" at="${timestamp}">${head}${entriesOf(data).map(eventElement).join('')}</feed>`;
}

export const xmlOfAttributes = feedVariant({
  text: 'has a feed of events in XML, with attributes for what has no parts',
  cites: 'Interface, "Endpoints": the format may be XML; it does not show what its elements are called',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) => withOwnXml(rig, attributesFeed),
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

/** The name of the elements for the entries of a list. */
const ENTRY_NAMES: Readonly<Record<string, string>> = { data: 'event', times: 'time', type: 'value' };

function nillableElement(name: string, value: Json, attributes = ''): string {
  if (value === null) return `<${name}${attributes} xsi:nil="true"/>`;
  if (typeof value !== 'object') return `<${name}${attributes}>${escapedXml(String(value))}</${name}>`;
  const parts = Array.isArray(value)
    ? value.map((json: Json) => nillableElement(ENTRY_NAMES[name] ?? 'entry', json))
    : Object.entries(value as JsonObject).map(([member, one]) => nillableElement(member, one));
  return `<${name}${attributes}>${parts.join('')}</${name}>`;
}

export const xmlWithNil = feedVariant({
  text: 'has null in XML as elements that are nil, and names of its own for entries',
  cites: 'Interface, "Endpoints": the format may be XML; it does not show what its elements are called',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) =>
    withOwnXml(rig, (value) =>
      nillableElement('eventFeed', value, ` xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`),
    ),
});
