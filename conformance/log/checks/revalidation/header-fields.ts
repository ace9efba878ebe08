/** The header fields of 304 (RFC 9110 section 15.4.5). */
import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { immutableCachingDefect, mutableCachingDefect } from '../../oracle/http/caching.ts';
import { parseContentEncoding } from '../../oracle/http/content-codings.ts';
import { isStrongEntityTag, weaklyEqual } from '../../oracle/http/entity-tag.ts';
import { NEVER_NOT_MODIFIED, notModifiedAnswers } from '../../premises/http/not-modified-answers.ts';
import type { Revalidation } from '../../premises/http/revalidations.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const headerFields = check<LogTarget>()({
  // LOG-HT-013 (must): 304 (Not Modified) has the ETag and the Cache-Control that 200 would have, and its Vary as well where the
  //   log itself compressed the content. [rfc9110, "15.4.5"]
  proves: 'LOG-HT-013',
  reasons: {
    etag: '304 lacks the entity tag that 200 has, or has another',
    'cache-control': '304 lacks the Cache-Control of 200, or has another one that caches would follow',
    vary: '304 lacks the Vary that 200 has',
  },
  run: async (_log, t) => {
    await t.each(
      await notModifiedAnswers(t),
      (revalidation) =>
        t.judge(
          tagDefect(revalidation) ?? cachingDefect(revalidation) ?? varyDefect(revalidation),
          revalidation.answer,
        ),
      NEVER_NOT_MODIFIED,
    );
  },
});

/** A proxy that compresses answers, such as nginx, weakens the entity tag of 200 and not that of 304. */
function tagDefect({ path, tag, answer }: Revalidation): Defect<'etag'> | undefined {
  const etag = headerValue(answer, 'etag');
  if (etag !== undefined && weaklyEqual(etag, tag)) return undefined;
  return { reason: 'etag', expected: `ETag: ${tag}, as 200 has`, actual: `ETag: ${etag ?? 'none'}`, at: path };
}

/** A cache copies the headers of a 304 to its stored response (RFC 9111 section 3.2). */
function cachingDefect({ path, resource, cached, answer }: Revalidation): Defect<'cache-control'> | undefined {
  const control = headerValue(cached, 'cache-control');
  if (control === undefined) return undefined;
  const cacheControl = headerValue(answer, 'cache-control');
  const lifetimeDefect = (headers: Answer) =>
    (resource.kind === 'checkpoint' ? mutableCachingDefect : immutableCachingDefect)(headers, path);
  // A defect of the 200 is judged by log/checkpoint/not-cached and log/tiles/cacheable.
  const wrong = cacheControl === undefined || (!lifetimeDefect(cached) && lifetimeDefect(answer));
  const expected = `Cache-Control: ${control}, as 200 has`;
  const actual = `Cache-Control: ${cacheControl ?? 'none'}`;
  return wrong ? { reason: 'cache-control', expected, actual, at: path } : undefined;
}

/**
 * Only if the log itself compresses, which a strong entity tag shows. A proxy that compresses on the way adds Vary to
 * the responses that it compresses, and a 304 has nothing to compress.
 */
function varyDefect({ path, tag, cached, answer }: Revalidation): Defect<'vary'> | undefined {
  const vary = headerValue(cached, 'vary');
  const logCompresses =
    parseContentEncoding(headerValue(cached, 'content-encoding')).length > 0 && isStrongEntityTag(tag);
  if (!logCompresses || vary === undefined || headerValue(answer, 'vary') !== undefined) return undefined;
  return { reason: 'vary', expected: `Vary: ${vary}, as 200 has`, actual: 'no Vary', at: path };
}
