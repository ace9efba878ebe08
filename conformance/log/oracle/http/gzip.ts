/**
 * The content coding gzip.
 *
 * Follows: C2SP tlog-tiles, "Log entries"; RFC 9110 section 8.4.1.3
 */
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { parseContentEncoding } from './content-codings.ts';

/** The names of gzip. A log may use gzip for bundles without negotiation. */
export const GZIP_NAMES = ['gzip', 'x-gzip'];

export const isGzip = (answer: Answer): boolean =>
  answer.status === 200 &&
  parseContentEncoding(headerValue(answer, 'content-encoding')).some((coding) => GZIP_NAMES.includes(coding));
