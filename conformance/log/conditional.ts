/** Validators and conditional requests (RFC 9110 sections 8.8, 13.1 and 15.4.5). */
import { check, watch } from '../core/check.ts';
import { type Answer, headerOf } from '../core/exchange.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { base64 } from '../oracle/bytes.ts';
import { sha256 } from '../oracle/sha256.ts';
import { A_FEW_SECONDS } from './caching.ts';
import { codings } from './codings.ts';
import { isEntityTag, isStrong } from './entity-tag.ts';
import { grown } from './grown.ts';
import { known, OFFER } from './known.ts';
import { openCheckpoint, quietBody } from './stages.ts';
import { unmatched } from './unmatched.ts';

export const notModified = check<LogTarget>()({
  proves: 'LOG-HT-003',
  reasons: { 'not-modified': '304 answers a request whose validator is not the present one' },
  run: async (log, t) => {
    for (const { path, header, why, answer } of await t.use(unmatched)) {
      const expected = `the resource: ${why} (${header.join(': ')})`;
      const defect = { reason: 'not-modified', expected, actual: 'status 304', at: path } as const;
      t.judge(answer.status === 304 ? defect : undefined, answer);
    }
    await outgrown(log, t);
  },
});

export const answered = check<LogTarget>()({
  proves: 'LOG-HT-020',
  reasons: { error: 'what is there without a condition is answered with an error where the request has one' },
  run: async (log, t) => {
    const own = (await t.use(known)).map((one) => ({ ...one, header: ['If-None-Match', one.tag] as const }));
    for (const { path, resource, header, answer } of [...own, ...(await t.use(unmatched))]) {
      const refused = async () => (await log.read(resource, { headers: [...OFFER, header] })).status >= 400;
      // A partial one may be gone by now, and an error be one of the moment.
      const wrong = answer.status >= 400 && (await log.read(resource)).status === 200 && (await refused());
      const expected = `the resource, which is there, or status 304 (${header.join(': ')})`;
      const defect = { reason: 'error', expected, actual: `status ${answer.status}`, at: path } as const;
      t.judge(wrong ? defect : undefined, answer);
    }
  },
});

/** A client that holds the checkpoint of a smaller tree has to get the larger one, once no cache shows the smaller. */
async function outgrown(log: LogTarget, t: Trial<LogTarget, 'not-modified'>): Promise<void> {
  const resource = { kind: 'checkpoint' } as const;
  const sizeOf = (answer: Answer) => openCheckpoint(answer, log.keys)?.size ?? 0n;
  const before = await log.read(resource);
  const old = headerOf(before, 'etag');
  if (old === undefined || !(await t.attempt(grown))) return;
  const headers = [...OFFER, ['If-None-Match', old]] as const;
  const stale = Number(t.declared('stale-within') ?? A_FEW_SECONDS) * 1000;
  let last: Answer | undefined;
  const answered = await t.poll(stale, 1000, async () => {
    last = await log.read(resource, { headers });
    return last.status === 304 ? undefined : true;
  });
  const now = await log.read(resource);
  const grew = sizeOf(now) > sizeOf(before) && headerOf(now, 'etag') !== old;
  const expected = `the checkpoint of tree size ${sizeOf(now)}: ${old} is the entity tag of that of ${sizeOf(before)}`;
  const defect = { reason: 'not-modified', expected, actual: 'status 304', at: 'checkpoint' } as const;
  t.judge(answered || !grew ? undefined : defect, last);
}

export const revalidated = check<LogTarget>()({
  proves: 'LOG-HT-004',
  reasons: { 'sent-again': 'what the client has already, by its entity tag, is sent once more' },
  run: async (_log, t) => {
    await t.each(
      await t.use(known),
      ({ path, tag, answer }) => {
        // A checkpoint may be another by now, with another tag.
        const again = answer.status === 200 && headerOf(answer, 'etag') === tag;
        const defect = { reason: 'sent-again', expected: 'status 304', actual: 'status 200', at: path } as const;
        t.judge(again ? defect : undefined, answer);
      },
      'no answer has an entity tag',
    );
  },
});

export const entityTagForm = watch<LogTarget>()({
  proves: 'LOG-HT-018',
  reasons: { malformed: 'what ETag holds is no entity tag: it is not in double quotes, or holds what none may' },
  begin: (_log, t) => ({
    on({ resource }, answer) {
      const tag = resource !== undefined && answer?.status === 200 ? headerOf(answer, 'etag') : undefined;
      if (tag === undefined) return;
      const expected = 'one entity tag in double quotes, or W/ and one such';
      const defect = { reason: 'malformed', expected, actual: `ETag: ${tag}`, at: resource! } as const;
      t.judge(isEntityTag(tag) ? undefined : defect, answer);
    },
    end() {
      if (t.subjects === 0) t.notApplicable('no answer has an entity tag');
    },
  }),
});

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
        if (tag === undefined || !isStrong(tag)) return;
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
