/** Parses addresses for a client. */
import { TransportFailure } from '../../core/target/transport-failure.ts';
import { redactUrl } from '../record/redact.ts';

/** Whether an origin is on this machine. */
export function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/** The origin of an address, and its path and query unchanged: `URL` would resolve dot segments. */
export function splitUrl(url: string): { readonly origin: string; readonly path: string } {
  const pathAndQuery = /^https?:\/\/[^/?#\\]+([^#]*)/i.exec(url)?.[1];
  if (pathAndQuery === undefined || !URL.canParse(url))
    throw new TransportFailure('protocol', `${redactUrl(url)} is not an http or https address`, { answered: true });
  // Characters that a URI cannot contain are sent as percent-encoded UTF-8 (RFC 3987 section 3.1).
  const path = pathAndQuery.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
  return { origin: new URL(url).origin, path: path.startsWith('/') ? path : `/${path}` };
}
