/** What is served as JSON is JSON (RFC 8259, RFC 7493). */
import { check, watch } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import { type Answer, headerOf } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { isJsonType, readMediaType } from '../oracle/media-type.ts';
import { contentOf, listing } from './reading.ts';

export const text = check<FeedTarget>()({
  proves: 'FEED-JS-001',
  reasons: {
    empty: 'the content is empty',
    before: 'something stands before the JSON',
    behind: 'something stands behind the JSON',
    syntax: 'the content is no JSON',
  },
  run: async (_feed, t) => {
    t.judge(undefined, (await t.use(listing)).answer);
  },
});

export const encoding = check<FeedTarget>()({
  proves: 'FEED-JS-002',
  reasons: { 'not-utf8': 'the JSON is not in UTF-8', 'byte-order-mark': 'the JSON begins with a byte order mark' },
  run: async (_feed, t) => {
    t.judge(undefined, (await t.use(listing)).answer);
  },
});

export const duplicates = check<FeedTarget>()({
  proves: 'FEED-JS-003',
  reasons: { duplicate: 'an object has two members of one name' },
  run: async (_feed, t) => {
    const { duplicates: found, answer } = await t.use(listing);
    const expected = 'each name once in an object';
    const at = found[0]?.pointer ?? '';
    t.judge(
      found[0] && { reason: 'duplicate', expected, actual: `a second one; ${found.length} such in all`, at },
      answer,
    );
  },
});

export const surrogates = check<FeedTarget>()({
  proves: 'FEED-JS-005',
  reasons: { lone: 'a text holds half of a surrogate pair' },
  run: async (_feed, t) => {
    const { loneSurrogates: found, answer } = await t.use(listing);
    const at = found[0]?.pointer ?? '';
    t.judge(
      found[0] && { reason: 'lone', expected: 'Unicode characters', actual: 'half of a surrogate pair', at },
      answer,
    );
  },
});

export const contentType = watch<FeedTarget>()({
  proves: 'FEED-JS-004',
  reasons: { missing: 'JSON has no Content-Type', 'media-type': 'JSON is called something else' },
  begin: (_feed, t) => {
    let wrong: [Defect<'missing' | 'media-type'>, Answer] | undefined;
    return {
      on({ resource = '', request }, answer) {
        if (wrong || !resource.endsWith('.json') || /[?&]callback=/.test(request.url)) return;
        if (answer?.status !== 200 || !looksLikeJson(answer)) return;
        const defect = typeDefect(headerOf(answer, 'content-type'), resource);
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
  const bytes = contentOf(answer);
  return bytes !== undefined && /^[ \t\n\r]*[{[]/.test(Buffer.from(bytes.subarray(0, 1000)).toString('latin1'));
}

function typeDefect(given: string | undefined, at: string): Defect<'missing' | 'media-type'> | undefined {
  const expected = 'Content-Type: application/json';
  if (given === undefined) return { reason: 'missing', expected, actual: 'no Content-Type', at };
  const type = readMediaType(given)?.type;
  return type !== undefined && isJsonType(type) ? undefined : { reason: 'media-type', expected, actual: given, at };
}
