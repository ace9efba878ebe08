import { throwUsageError } from '../usage-error.ts';

/** A prefix: an http or https address to which paths are added. */
export function prefixUrl(option: string, text: string): string {
  const { search, hash } = new URL(resourceUrl(option, text));
  // The query may contain a key.
  if (search || hash)
    throwUsageError(
      `${option} ${text.replace(/[?#].*$/s, '')}: a prefix has neither a query nor a fragment; what follows it is left out here`,
    );
  return text;
}

/** An http or https address of a resource, which may have a query. */
export function resourceUrl(option: string, text: string): string {
  if (!/^https?:\/\//i.test(text)) {
    const bare = text.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '') || 'log.example';
    const scheme = /^(localhost|127\.|\[::1\])/.test(bare) ? 'http' : 'https';
    throwUsageError(
      `${option} ${text}: expected an http or https address with its scheme, such as ${scheme}://${bare}`,
    );
  }
  if (!URL.canParse(text)) throwUsageError(`${option} ${text}: this is not a well-formed address`);
  const { username, password } = new URL(text);
  if (username || password)
    throwUsageError(
      `${option}: user information in an address would be printed; give 'Authorization: …' with --header-env or --header-file`,
    );
  return text;
}
