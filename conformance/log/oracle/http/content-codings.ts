/**
 * Content codings.
 *
 * Follows: RFC 9110 section 8.4
 */
/** The content codings in a Content-Encoding header without `identity`, which is reserved (RFC 9110 section 8.4). */
export function parseContentEncoding(header: string | undefined): readonly string[] {
  return (header ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
}
