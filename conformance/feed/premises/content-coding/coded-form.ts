/** XML and JSONP of a list for clients that accept a content coding (RFC 9110 section 8.4.1). */

import type { Trial } from '../../../core/check/trial.ts';
import { ACCEPT_GZIP } from '../../inputs/requests/accept-encoding.ts';
import type { FeedTarget } from '../../target/target.ts';
import { compareForm, type OtherForm } from '../agreement/other-form.ts';
import type { CodedList } from './coded-list.ts';

export const CODING_REASONS = {
  differs: 'the list differs for clients that accept a content coding',
  unreadable: 'the list cannot be read by clients that accept a content coding',
} as const;

/** A form of the list with gzip, compared with the JSON. */
export async function compareCodedForm(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  form: OtherForm,
): Promise<CodedList> {
  const at = `events/${feed.site}, ${form === 'xml' ? 'XML' : 'JSONP'}, Accept-Encoding: gzip`;
  const { answer, defect } = await compareForm(feed, t, form, at, { headers: [ACCEPT_GZIP] });
  const reason = defect?.reason === 'not-served' ? 'unreadable' : 'differs';
  return { answer, defect: defect && { ...defect, reason } };
}
