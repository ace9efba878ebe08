/**
 * Whether an address is that of the site list in the interface: `/resources/sites` under the path prefix `v2` of the
 * feed's service, with or without the ending of a format (interface, "Endpoints", "Versioning"). A list that is absent
 * there is missing; a list that is absent at another address may be a mistyped address.
 *
 * Follows: interface document, "Endpoints", "Versioning"
 */
export function isSiteListAddress(sites: string, events: string): boolean {
  const [list, feed] = [new URL(sites), new URL(events)];
  const at = feed.pathname.lastIndexOf('/events/');
  const prefix = feed.pathname.slice(0, at);
  const base = /(?:^|\/)v2$/.test(prefix) ? prefix : undefined;
  const own = /^(.*\/v2)\/resources\/sites(?:\.\w+)?$/.exec(list.pathname)?.[1];
  return list.origin === feed.origin && own !== undefined && (base ?? own) === own;
}
