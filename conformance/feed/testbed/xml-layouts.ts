/** Layouts of the feed in XML, other than that of the reference. */
import type { Json, JsonObject } from '../../../src/reference/feed/index.ts';
import { escapedXml } from './xml.ts';

const entriesOf = (list: Json | undefined): readonly Json[] => (Array.isArray(list) ? list : []);
const value = (of: Json | undefined): string =>
  escapedXml(String(of)).replace(/[\t\n]/g, (space) => `&#${space.charCodeAt(0)};`);
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

/** The feed as an Atom feed (RFC 4287). */
export function atomFeed({ meta, data }: JsonObject): string {
  const { status, message, method_id, method, requests, timestamp } = meta as JsonObject;
  const stated = [element('e:status', status), element('e:message', message), element('e:method', method_id)];
  const counted = [element('e:requests', requests), element('e:at', timestamp)];
  const name = element('subtitle', (method as JsonObject).site_name);
  const spaces = 'xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005" xmlns:e="urn:e"';
  return `<feed ${spaces}>${name}${[...stated, ...counted].join('')}${entriesOf(data).map(atomEntry).join('')}</feed>`;
}

const RAILS_ENTRY_NAMES: Readonly<Record<string, string>> = { data: 'datum', times: 'time', type: 'type' };

/** A value as `to_xml` of Rails writes it. */
export function railsElement(name: string, value: Json): string {
  const tag = name.replaceAll('_', '-');
  if (value === null) return `<${tag} nil="true"/>`;
  if (typeof value === 'bigint') return `<${tag} type="integer">${value}</${tag}>`;
  if (typeof value !== 'object') return `<${tag}>${escapedXml(String(value))}</${tag}>`;
  if (Array.isArray(value))
    return `<${tag} type="array">\n${value.map((json: Json) => `  ${railsElement(RAILS_ENTRY_NAMES[name] ?? name, json)}\n`).join('')}</${tag}>`;
  return `<${tag}>${Object.entries(value as JsonObject)
    .map(([member, part]) => railsElement(member, part))
    .join('\n')}</${tag}>`;
}

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

/** The feed with attributes for values that have no parts. */
export function attributesFeed({ meta, data }: JsonObject): string {
  const { status, message, method_id, method, requests, timestamp } = meta as JsonObject;
  const { site_name } = method as JsonObject;
  const head = `<status code="${status}">${escapedXml(String(message))}</status><method id="${method_id}"${attribute('site', site_name)}/>`;
  return `<feed count="${requests}" at="${timestamp}">${head}${entriesOf(data).map(eventElement).join('')}</feed>`;
}

/** A value as `json-to-xml` of XPath writes it (XPath and XQuery Functions 3.1, section 17.5.3). */
export function xpathElement(value: Json, name?: string): string {
  const key = name === undefined ? '' : ` key="${escapedXml(name)}"`;
  if (value === null) return `<null${key}/>`;
  if (Array.isArray(value)) return `<array${key}>${value.map((json: Json) => xpathElement(json)).join('')}</array>`;
  if (typeof value === 'object')
    return `<map${key}>${Object.entries(value as JsonObject)
      .map(([member, part]) => xpathElement(part, member))
      .join('')}</map>`;
  const kind = typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'number';
  return `<${kind}${key}>${escapedXml(String(value))}</${kind}>`;
}

/** The name of the elements for the entries of a list. */
const ENTRY_NAMES: Readonly<Record<string, string>> = { data: 'event', times: 'time', type: 'value' };

/** A value with null as `xsi:nil` (XML Schema, part 1, section 2.6.2). */
export function nillableElement(name: string, value: Json, attributes = ''): string {
  if (value === null) return `<${name}${attributes} xsi:nil="true"/>`;
  if (typeof value !== 'object') return `<${name}${attributes}>${escapedXml(String(value))}</${name}>`;
  const parts = Array.isArray(value)
    ? value.map((json: Json) => nillableElement(ENTRY_NAMES[name] ?? 'entry', json))
    : Object.entries(value as JsonObject).map(([member, part]) => nillableElement(member, part));
  return `<${name}${attributes}>${parts.join('')}</${name}>`;
}
