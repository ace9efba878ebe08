import type { Header } from '../../core/exchange.ts';
import { usage } from './usage.ts';

/** An http or https address that something is added to. */
export function httpUrl(option: string, text: string): string {
  const { search, hash } = new URL(addressOf(option, text));
  // What stands there may be a key.
  if (search || hash)
    usage(
      `${option} ${text.replace(/[?#].*$/s, '')}: a prefix has neither a query nor a fragment; what follows it is left out here`,
    );
  return text;
}

/** The same of a resource, which may have a query. */
export function addressOf(option: string, text: string): string {
  if (!/^https?:\/\//i.test(text)) {
    const bare = text.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '') || 'log.example';
    const scheme = /^(localhost|127\.|\[::1\])/.test(bare) ? 'http' : 'https';
    usage(`${option} ${text}: expected an http or https address with its scheme, such as ${scheme}://${bare}`);
  }
  if (!URL.canParse(text)) usage(`${option} ${text}: this is not a well-formed address`);
  const { username, password } = new URL(text);
  if (username || password)
    usage(`${option}: user information in an address would be printed; give it with --header 'Authorization: …'`);
  return text;
}

/** A header for every request to the target's own host. */
export function header(text: string): Header {
  const match = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/.exec(text);
  // The value may be a secret, so it is not repeated.
  return match ? [match[1]!, match[2]!] : usage("--header: expected 'Name: value' on one line");
}
