import { watch } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { contentBytes } from '../../oracle/answer/content.ts';
import { isJsonType, readMediaType } from '../../oracle/http/media-type.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const contentType = watch<FeedTarget>()({
  proves: 'FEED-JS-004',
  reasons: { missing: 'JSON has no Content-Type', 'media-type': 'JSON is called something else' },
  begin: (_feed, t) => {
    let wrong: [Defect<'missing' | 'media-type'>, Answer] | undefined;
    return {
      on({ resource = '', request }, answer) {
        if (wrong || !resource.endsWith('.json') || /[?&]callback=/.test(request.url)) return;
        if (answer?.status !== 200 || !looksLikeJson(answer)) return;
        const defect = typeDefect(headerValue(answer, 'content-type'), resource);
        if (defect) wrong = [defect, answer];
        else t.judge(undefined, answer);
      },
      // Whether what looks like JSON is JSON comes first.
      end: async () => {
        await t.use(listing);
        if (wrong) t.judge(...wrong);
      },
    };
  },
});

/** Whether an answer is no page of something in front of the feed, which speaks HTML. */
function looksLikeJson(answer: Answer): boolean {
  const bytes = contentBytes(answer);
  return bytes !== undefined && /^[ \t\n\r]*[{[]/.test(Buffer.from(bytes.subarray(0, 1000)).toString('latin1'));
}

function typeDefect(given: string | undefined, at: string): Defect<'missing' | 'media-type'> | undefined {
  const expected = 'Content-Type: application/json';
  if (given === undefined) return { reason: 'missing', expected, actual: 'no Content-Type', at };
  const type = readMediaType(given)?.type;
  return type !== undefined && isJsonType(type) ? undefined : { reason: 'media-type', expected, actual: given, at };
}
