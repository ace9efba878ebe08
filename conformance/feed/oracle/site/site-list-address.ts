/**
 * Whether an address is the one that the interface gives the site list of a feed: `/resources/sites` under the path prefix
 * `v2` of the same service, with or without the ending of a format (interface, "Endpoints", "Versioning"). What is not there
 * is missing; whatever is not at another address may just as well be an address that somebody mistyped.
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
