/** Addresses as a client needs them. */
import { TransportFailure } from '../../core/target/transport-failure.ts';
import { redactUrl } from '../record/redact.ts';

/** Whether an address is one of this machine. */
export function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/** The origin of an address, and the rest as it stands: `URL` would resolve its dots. */
export function splitUrl(url: string): { readonly origin: string; readonly path: string } {
  const rest = /^https?:\/\/[^/?#\\]+([^#]*)/i.exec(url)?.[1];
  if (rest === undefined || !URL.canParse(url))
    throw new TransportFailure('protocol', `${redactUrl(url)} is not an http or https address`, { answered: true });
  // What an address cannot carry goes as the bytes of its UTF-8 (RFC 3987 section 3.1).
  const path = rest.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
  return { origin: new URL(url).origin, path: path.startsWith('/') ? path : `/${path}` };
}
