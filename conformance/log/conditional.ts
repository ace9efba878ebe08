/** Validators and conditional requests (RFC 9110 sections 8.8, 13.1 and 15.4.5). */
import { check, watch } from '../core/check.ts';
import { type Answer, headerOf } from '../core/exchange.ts';
import type { LogTarget } from '../core/target.ts';
import { base64 } from '../oracle/bytes.ts';
import { sha256 } from '../oracle/sha256.ts';
import { codings } from './codings.ts';
import { present } from './present.ts';
import { quietBody } from './stages.ts';

export const notModified = check<LogTarget>()({
  proves: 'LOG-HT-003',
  reasons: { 'not-modified': '304 answers a request whose validator is not the present one' },
  run: async (log, t) => {
    const other = `"touchstone-${t.runId}"`;
    await t.each(await t.use(present), async ({ path, resource }) => {
      const answer = await log.read(resource, { headers: [['If-None-Match', other]] });
      const expected = 'the resource, since no entity tag of it was named';
      const defect = { reason: 'not-modified', expected, actual: 'status 304', at: path } as const;
      t.judge(answer.status === 304 ? defect : undefined, answer);
    });
  },
});

export const revalidated = check<LogTarget>()({
  proves: 'LOG-HT-004',
  reasons: { 'sent-again': 'what the client has already, by its entity tag, is sent once more' },
  run: async (log, t) => {
    for (const { path, resource } of await t.use(present)) {
      const tag = headerOf(await log.read(resource), 'etag');
      if (tag === undefined) continue;
      const answer = await log.read(resource, { headers: [...OFFER, ['If-None-Match', tag]] });
      // A checkpoint may be another by now, with another tag.
      const again = answer.status === 200 && headerOf(answer, 'etag') === tag;
      const defect = { reason: 'sent-again', expected: 'status 304', actual: 'status 200', at: path } as const;
      t.judge(again ? defect : undefined, answer);
    }
    if (t.subjects === 0) t.notApplicable('no answer has an entity tag');
  },
});

/** What a read offers by itself: given headers replace it, and another coding would be another representation. */
const OFFER = [['Accept-Encoding', 'gzip, identity']] as const;

export const entityTags = watch<LogTarget>()({
  proves: 'LOG-HT-005',
  reasons: {
    content: 'one strong entity tag stands for two contents of a resource',
    coding: 'one strong entity tag stands for a resource in two content codings',
  },
  begin(_log, t) {
    const known = new Map<string, { readonly content: string; readonly coding: string }>();
    return {
      on({ resource }, answer) {
        if (resource === undefined || answer?.status !== 200) return;
        const tag = headerOf(answer, 'etag');
        if (tag === undefined || !/^"[^"]*"$/.test(tag)) return;
        const seen = seenIn(answer);
        if (!seen) return;
        const before = known.get(`${resource} ${tag}`) ?? seen;
        known.set(`${resource} ${tag}`, before);
        const expected = `another strong entity tag than ${tag}`;
        if (before.content !== seen.content)
          t.judge({ reason: 'content', expected, actual: 'the same one on other content', at: resource }, answer);
        const codes = `the same one in the codings ${before.coding || 'identity'} and ${seen.coding || 'identity'}`;
        const coding = { reason: 'coding', expected, actual: codes, at: resource } as const;
        t.judge(before.coding === seen.coding ? undefined : coding, answer);
      },
      end() {
        if (t.subjects === 0) t.notApplicable('no answer has a strong entity tag');
      },
    };
  },
});

function seenIn(answer: Answer): { readonly content: string; readonly coding: string } | undefined {
  const body = quietBody(answer);
  const coding = codings(headerOf(answer, 'content-encoding')).join(', ');
  return body && { content: base64(sha256(body)), coding };
}
