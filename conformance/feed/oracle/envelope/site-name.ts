/**
 * The name of the site in `meta`.
 *
 * Follows: interface document, "Envelope"
 */

import type { Answer } from '../../../core/target/answer.ts';
import { lenientJson } from '../answer/content.ts';

/** `meta.method.site_name` of an answer; undefined if it is null or missing. */
export function siteNameOf(answer: Answer): string | undefined {
  const root = lenientJson(answer)?.root;
  const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
  const method = meta?.kind === 'object' ? meta.members.get('method') : undefined;
  const name = method?.kind === 'object' ? method.members.get('site_name') : undefined;
  return name?.kind === 'string' ? name.value : undefined;
}
