import type { FeedRig, Json, JsonObject } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { escaped, withXmlOf } from '../../faults/feed-forms.ts';

const all = (list: Json | undefined): readonly Json[] => (Array.isArray(list) ? list : []);
const value = (of: Json | undefined): string =>
  escaped(String(of)).replace(/[\t\n]/g, (one) => `&#${one.charCodeAt(0)};`);
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

export default variant<FeedRig>({
  text: 'has a feed in XML like those of Atom, without members of events that no document lists',
  cites: 'Interface, "Event": it lists the members of an event, and `location` is none of them',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) => withXmlOf(rig, feed),
});
