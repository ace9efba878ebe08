/** The content coding that an answer names (C2SP tlog-tiles "APIs", RFC 9110 section 8.4). */

import { watch } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { Exchange } from '../../../core/target/exchange.ts';
import { headerValue } from '../../../core/target/header.ts';
import { parseContentEncoding } from '../../oracle/http/content-codings.ts';
import { GZIP_NAMES } from '../../oracle/http/gzip.ts';
import { undecodableDefect } from '../../oracle/http/readable-body.ts';
import { noteText } from '../../premises/checkpoint/verified-checkpoint.ts';
import { everyAnswer } from '../../premises/http/every-answer.ts';
import { allBundleReadings, allTileReadings } from '../../premises/tiles/all-tree-readings.ts';
import type { LogTarget } from '../../target/log-target.ts';

function codingDefect(
  answer: Answer,
  { request, resource }: Exchange,
): Defect<'undecodable' | 'not-offered'> | undefined {
  const at = resource ?? '';
  const header = headerValue(answer, 'content-encoding');
  const accept = headerValue(request, 'accept-encoding') ?? '';
  const offered = [...GZIP_NAMES, ...accept.split(',').map((offer) => offer.split(';')[0]!.trim().toLowerCase())];
  const isOffered = (coding: string) => offered.includes(coding) || offered.includes('*');
  const expected = `gzip, or a coding that the request offered (${accept || 'none'})`;
  if (!parseContentEncoding(header).every(isOffered))
    return { reason: 'not-offered', expected, actual: `Content-Encoding: ${header}`, at };
  return undecodableDefect(answer, at);
}

export const contentCoding = watch<LogTarget>()({
  // LOG-TL-007 (must): A body has the content coding that the answer names, and that coding is gzip or one that the request
  //   offered. [tlog-tiles, "APIs, Log entries"]
  proves: 'LOG-TL-007',
  reasons: {
    undecodable: 'the body is not in the content coding that the answer names',
    'not-offered': 'the content coding is neither gzip nor a coding that the request offered',
  },
  owns: [reasonsOf(noteText, 'undecodable'), reasonsOf([...allTileReadings, ...allBundleReadings], 'undecodable')],
  begin: everyAnswer(/^(checkpoint$|tile\/)/, noteText, codingDefect),
});
