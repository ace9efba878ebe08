import type { FeedRig, Json, JsonObject } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { escaped, withXmlOf } from '../../faults/feed-forms.ts';

const is = (name: string, value: Json | undefined): string =>
  value === null || value === undefined
    ? ''
    : ` ${name}="${escaped(String(value)).replace(/[\t\n]/g, (one) => `&#${one.charCodeAt(0)};`)}"`;
const all = (list: Json | undefined): readonly Json[] => (Array.isArray(list) ? list : []);

function event(one: Json): string {
  const { id, title, times, type, link, updated, ...more } = one as JsonObject;
  const kinds = all(type).map((kind) => (kind === null ? '<kind/>' : `<kind>${escaped(String(kind))}</kind>`));
  const occurrences = all(times).map((time) => {
    const { start, end } = (time ?? {}) as JsonObject;
    return `<time${is('start', start)}${is('end', end)}/>`;
  });
  const { room, floor } = (more.location ?? {}) as JsonObject;
  return `<event${is('id', id)}${is('title', title)}${is('link', link)}${is('updated', updated)}${is('room', room)}${is('floor', floor)}><times>${occurrences.join('')}</times>${kinds.join('')}</event>`;
}

function feed({ meta, data }: JsonObject): string {
  const { status, message, method_id, method, requests, timestamp } = meta as JsonObject;
  const { site_name } = method as JsonObject;
  const head = `<status code="${status}">${escaped(String(message))}</status><method id="${method_id}"${is('site', site_name)}/>`;
  return `<feed count="${requests}" at="${timestamp}">${head}${all(data).map(event).join('')}</feed>`;
}

export default variant<FeedRig>({
  text: 'has a feed of events in XML, with attributes for what has no parts',
  cites: 'Interface, "Endpoints": the format may be XML; it does not show what its elements are called',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) => withXmlOf(rig, feed),
});
