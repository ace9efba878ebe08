/**
 * The address of the site list.
 *
 * Follows: interface document, "Endpoints", "Versioning"
 */

/**
 * Whether an address is that of the site list in the interface: `/resources/sites` under the path prefix `v2` of the
 * feed's service, with or without the ending of a format (interface, "Endpoints", "Versioning"). A list that is absent
 * there is missing; a list that is absent at another address may be a mistyped address.
 */
export function isSiteListAddress(sites: string, events: string): boolean {
  const [list, feed] = [new URL(sites), new URL(events)];
  const at = feed.pathname.lastIndexOf('/events/');
  const prefix = feed.pathname.slice(0, at);
  const base = /(?:^|\/)v2$/.test(prefix) ? prefix : undefined;
  const own = /^(.*\/v2)\/resources\/sites(?:\.\w+)?$/.exec(list.pathname)?.[1];
  return list.origin === feed.origin && own !== undefined && (base ?? own) === own;
}

/**
 * The paths under the prefix `v2` of the service at which a list without that prefix may be as well: that of the
 * interface, and its own. Without any for a list at another host, whose service is not the feed's.
 */
export function versionedPaths(sites: string, events: string): readonly string[] {
  const [list, feed] = [new URL(sites), new URL(events)];
  if (list.origin !== feed.origin) return [];
  const prefix = feed.pathname.slice(0, feed.pathname.lastIndexOf('/events/'));
  const versioned = /(?:^|\/)v2$/.test(prefix) ? prefix : `${prefix}/v2`;
  const own = list.pathname.startsWith(`${prefix}/`) ? list.pathname.slice(prefix.length) : list.pathname;
  return [...new Set([`${versioned}/resources/sites.json`, `${versioned}${own}`])];
}
