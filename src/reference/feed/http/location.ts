/** The formats of an answer. */
export type Format = 'json' | 'xml';

/** The resource that a path below the base names; without a format where the feed does not write that format. */
export type Asked =
  | { readonly kind: 'events'; readonly site: string; readonly format?: Format }
  | { readonly kind: 'sites'; readonly format?: Format }
  | { readonly kind: 'services'; readonly format?: Format }
  | { readonly kind: 'nothing'; readonly format?: undefined };

const EVENTS = /^\/events\/(.*)\.([^.]*)$/s;
const LISTS = /^\/(?:resources\/(sites)|api\/(services))\.([^.]*)$/;

/**
 * The resource that a request path below the base names: `/events/{site}.{format}` (the interface document,
 * "Endpoints"), `/resources/sites.{format}` or `/api/services.{format}`. The path is percent-decoded once; the slug goes up to the last dot, so
 * it may contain dots and slashes. Both are compared exactly: `.JSON` and `.json/` are not formats.
 */
export function route(path: string): Asked {
  const decoded = decode(path);
  if (decoded === undefined) return { kind: 'nothing' };
  const events = EVENTS.exec(decoded);
  if (events !== null) return { kind: 'events', site: events[1]!, ...formatOf(events[2]!) };
  const [, sites, , name] = LISTS.exec(decoded) ?? [];
  return name === undefined ? { kind: 'nothing' } : { kind: sites ? 'sites' : 'services', ...formatOf(name) };
}

function formatOf(name: string): { readonly format?: Format } {
  return name === 'json' || name === 'xml' ? { format: name } : {};
}

/** `undefined`: a percent sign without two hex digits, or octets that are not UTF-8. */
export function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
