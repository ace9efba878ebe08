import { watch } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { contentBytes } from '../../oracle/answer/content.ts';
import { isJsonType, readMediaType } from '../../oracle/http/media-type.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const contentType = watch<FeedTarget>()({
  // FEED-JS-004 (must): JSON has the media type `application/json`, or another type whose name ends in `+json`. [rfc8259, "11"]
  proves: 'FEED-JS-004',
  reasons: { missing: 'JSON has no Content-Type', 'media-type': 'JSON has a media type that is not for JSON' },
  begin: (_feed, t) => {
    let first: [Defect<'missing' | 'media-type'>, Answer] | undefined;
    return {
      on({ resource = '', request }, answer) {
        if (first || !resource.endsWith('.json') || /[?&]callback=/.test(request.url)) return;
        if (answer?.status !== 200 || !looksLikeJson(answer)) return;
        const defect = contentTypeDefect(headerValue(answer, 'content-type'), resource);
        if (defect) first = [defect, answer];
        else t.judge(undefined, answer);
      },
      // `feed/json/text` first judges content that only looks like JSON.
      end: async () => {
        await t.use(listing);
        if (first) t.judge(...first);
      },
    };
  },
});

/** Whether the content begins as JSON: a proxy in front of the feed answers with pages in HTML. */
function looksLikeJson(answer: Answer): boolean {
  const bytes = contentBytes(answer);
  return bytes !== undefined && /^[ \t\n\r]*[{[]/.test(Buffer.from(bytes.subarray(0, 1000)).toString('latin1'));
}

function contentTypeDefect(header: string | undefined, at: string): Defect<'missing' | 'media-type'> | undefined {
  const expected = 'Content-Type: application/json';
  if (header === undefined) return { reason: 'missing', expected, actual: 'no Content-Type', at };
  const type = readMediaType(header)?.type;
  return type !== undefined && isJsonType(type) ? undefined : { reason: 'media-type', expected, actual: header, at };
}
