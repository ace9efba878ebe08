/** A strong entity tag identifies one content in one coding (RFC 9110 section 8.8.3). */
import { watch } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import { parseContentEncoding } from '../../oracle/http/content-codings.ts';
import { isStrongEntityTag } from '../../oracle/http/entity-tag.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { sha256 } from '../../oracle/merkle/sha-256.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const strongEntityTags = watch<LogTarget>()({
  // LOG-HT-005 (must): Different content, or the same content in another content coding, has a different strong entity tag.
  //   [rfc9110, "8.8.1, 8.8.3.3"]
  proves: 'LOG-HT-005',
  reasons: {
    content: 'the same strong entity tag is used for two contents of a resource',
    coding: 'the same strong entity tag is used for two content codings of a resource',
  },
  begin(_log, t) {
    const firstOfTag = new Map<string, { readonly content: string; readonly coding: string }>();
    return {
      on({ resource }, answer) {
        if (resource === undefined || answer?.status !== 200) return;
        const tag = headerValue(answer, 'etag');
        if (tag === undefined || !isStrongEntityTag(tag)) return;
        const { content, coding } = contentAndCoding(answer) ?? {};
        if (content === undefined || coding === undefined) return;
        const first = firstOfTag.get(`${resource} ${tag}`) ?? { content, coding };
        firstOfTag.set(`${resource} ${tag}`, first);
        const expected = `another strong entity tag than ${tag}`;
        if (first.content !== content)
          t.fail({ reason: 'content', expected, actual: 'the same tag on other content', at: resource }, answer);
        const actual = `the same tag in the codings ${first.coding || 'identity'} and ${coding || 'identity'}`;
        const otherCoding = { reason: 'coding', expected, actual, at: resource } as const;
        t.judge(first.coding !== coding && otherCoding, answer);
      },
      end() {
        if (t.subjects === 0) t.notApplicable('no answer has a strong entity tag');
      },
    };
  },
});

function contentAndCoding(answer: Answer): { readonly content: string; readonly coding: string } | undefined {
  const body = readableBody(answer);
  const coding = parseContentEncoding(headerValue(answer, 'content-encoding')).join(', ');
  return body && { content: base64(sha256(body)), coding };
}
