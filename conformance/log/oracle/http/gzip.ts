/** What gzip is called, and whether an answer is in it. */
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { parseContentEncoding } from './content-codings.ts';

/** What a log may use unasked ("Log entries"). */
export const GZIP_NAMES = ['gzip', 'x-gzip'];

/** What gzip is called. */
export const isGzip = (answer: Answer): boolean =>
  answer.status === 200 &&
  parseContentEncoding(headerValue(answer, 'content-encoding')).some((one) => GZIP_NAMES.includes(one));
