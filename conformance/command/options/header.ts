import type { Header } from '../../core/target/header.ts';
import { throwUsageError } from '../usage-error.ts';

/** A header for every request to the target's own host. */
export function headerOption(text: string): Header {
  const match = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/.exec(text);
  // The value may be a secret, so the message does not repeat it.
  return match ? [match[1]!, match[2]!] : throwUsageError("--header: expected 'Name: value' on one line");
}
