/**
 * Content codings.
 *
 * Follows: RFC 9110 section 8.4
 */
/** The content codings that a Content-Encoding header lists; an empty list and identity are none (RFC 9110 section 8.4). */
export function parseContentEncoding(header: string | undefined): readonly string[] {
  return (header ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
}
