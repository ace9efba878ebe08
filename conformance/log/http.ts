/** What all resources share as answers over HTTP (C2SP tlog-tiles "APIs", RFC 9110). */
import { watch } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import { type Answer, type Exchange, headerOf } from '../core/exchange.ts';
import type { LogTarget } from '../core/target.ts';
import { Undecodable } from '../core/trouble.ts';
import { codings } from './codings.ts';
import { everyAnswer } from './every-answer.ts';
import { noteText } from './note-premises.ts';

/** What a log may use unasked ("Log entries"). */
const UNASKED = ['gzip', 'x-gzip'];

function codingDefect(
  answer: Answer,
  { request, resource }: Exchange,
): Defect<'undecodable' | 'not-offered'> | undefined {
  const at = resource ?? '';
  const header = headerOf(answer, 'content-encoding');
  const accept = headerOf(request, 'accept-encoding') ?? '';
  const offered = [...UNASKED, ...accept.split(',').map((one) => one.split(';')[0]!.trim().toLowerCase())];
  const other = codings(header).find((one) => !offered.includes(one) && !offered.includes('*'));
  const expected = `gzip, or a coding that the request offered (${accept || 'none'})`;
  if (other !== undefined) return { reason: 'not-offered', expected, actual: `Content-Encoding: ${header}`, at };
  try {
    answer.body();
  } catch (cause) {
    if (!(cause instanceof Undecodable)) throw cause;
    const named = `a body in the content coding that the answer names (${cause.coding})`;
    return { reason: 'undecodable', expected: named, actual: cause.message, at };
  }
  return undefined;
}

export const contentCoding = watch<LogTarget>()({
  proves: 'LOG-TL-007',
  reasons: {
    undecodable: 'the body is not in the content coding that the answer names',
    'not-offered': 'the content coding is neither gzip nor one that was offered',
  },
  begin: everyAnswer(/^(checkpoint$|tile\/)/, noteText, codingDefect),
});
