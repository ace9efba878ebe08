/** Content codings that requests accept (RFC 9110 section 12.5.3). */
import type { Header } from '../../../core/target/header.ts';

/** What asks for content in gzip (RFC 9110 section 12.5.3). */
export const ACCEPT_GZIP: Header = ['Accept-Encoding', 'gzip'];
/** The zlib format (RFC 9110 section 8.4.1.2). */
export const ACCEPT_DEFLATE: Header = ['Accept-Encoding', 'deflate'];
export const ACCEPT_BROTLI: Header = ['Accept-Encoding', 'br'];

/** What readers offer: each of the three that are common, no coding, one by its weight, and any but those three. */
export const ACCEPT_ENCODINGS = [
  'gzip',
  'br',
  'deflate',
  'identity',
  'gzip;q=0',
  'identity, gzip ; q=0.0',
  'gzip;q=0.5, *;q=0',
  'identity;q=0, gzip',
  'br;q=0, gzip;q=0, deflate;q=0, *',
];
