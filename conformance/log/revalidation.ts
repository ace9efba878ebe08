/** What a log that knows its entity tags answers to them (RFC 9110 sections 13.1.2 and 15.4.5). */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import { type Answer, headerOf } from '../core/exchange.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { immutableDefect, mutableDefect } from './caching.ts';
import { codings } from './codings.ts';
import { isStrong, weaklySame } from './entity-tag.ts';
import { type Known, known, OFFER } from './known.ts';

const NEVER = 'no entity tag was answered with 304';

/** What was answered with 304 to its own entity tag. */
const revalidated = async (t: Trial<LogTarget, string>): Promise<readonly Known[]> =>
  (await t.use(known)).filter(({ answer }) => answer.status === 304);

export const fields = check<LogTarget>()({
  proves: 'LOG-HT-013',
  reasons: {
    etag: '304 lacks the entity tag that 200 has, or has another',
    'cache-control': '304 lacks the Cache-Control that 200 has, or has one that caches follow and should not',
    vary: '304 lacks the Vary that 200 has',
  },
  run: async (_log, t) => {
    await t.each(
      await revalidated(t),
      (one) => t.judge(tagDefect(one) ?? cachingDefect(one) ?? varyDefect(one), one.answer),
      NEVER,
    );
  },
});

/** A proxy that compresses what it passes on weakens the entity tag of 200 and not that of 304, as nginx does. */
function tagDefect({ path, tag, answer }: Known): Defect<'etag'> | undefined {
  const found = headerOf(answer, 'etag');
  if (found !== undefined && weaklySame(found, tag)) return undefined;
  return { reason: 'etag', expected: `ETag: ${tag}, as 200 has`, actual: `ETag: ${found ?? 'none'}`, at: path };
}

/** A cache takes over the headers of a 304 (RFC 9111 section 3.2): they hold for what it keeps from then on. */
function cachingDefect({ path, resource, held, answer }: Known): Defect<'cache-control'> | undefined {
  const control = headerOf(held, 'cache-control');
  if (control === undefined) return undefined;
  const found = headerOf(answer, 'cache-control');
  const defectOf = (one: Answer) => (resource.kind === 'checkpoint' ? mutableDefect : immutableDefect)(one, path);
  // What is wrong with the 200 is said elsewhere.
  const wrong = found === undefined || (!defectOf(held) && defectOf(answer));
  const expected = `Cache-Control: ${control}, as 200 has`;
  const actual = `Cache-Control: ${found ?? 'none'}`;
  return wrong ? { reason: 'cache-control', expected, actual, at: path } : undefined;
}

/**
 * Judged only of what is compressed under a strong entity tag, which is the log's own doing. A proxy that compresses on
 * the way says Vary of what it compresses, and a 304 has nothing to compress.
 */
function varyDefect({ path, tag, held, answer }: Known): Defect<'vary'> | undefined {
  const vary = headerOf(held, 'vary');
  const own = codings(headerOf(held, 'content-encoding')).length > 0 && isStrong(tag);
  if (!own || vary === undefined || headerOf(answer, 'vary') !== undefined) return undefined;
  return { reason: 'vary', expected: `Vary: ${vary}, as 200 has`, actual: 'no Vary', at: path };
}

/** What describes content. Content-Length may be there (section 8.6), and Last-Modified may guide a cache. */
const DESCRIBING = ['content-type', 'content-encoding', 'content-language'];

export const metadata = check<LogTarget>()({
  proves: 'LOG-HT-014',
  reasons: { described: '304 describes content that it does not have' },
  run: async (_log, t) => {
    await t.each(
      await revalidated(t),
      ({ path, answer }) => {
        const name = DESCRIBING.find((one) => headerOf(answer, one) !== undefined);
        const actual = name && `${name}: ${headerOf(answer, name)}`;
        const expected = 'no header that describes content';
        t.judge(actual ? { reason: 'described', expected, actual, at: path } : undefined, answer);
      },
      NEVER,
    );
  },
});

export const everyForm = check<LogTarget>()({
  proves: 'LOG-HT-015',
  reasons: {
    list: 'an entity tag is not found behind another in If-None-Match',
    weak: 'an entity tag is not found where If-None-Match calls it weak',
    any: 'an asterisk in If-None-Match is not taken for any entity tag',
  },
  run: async (log, t) => {
    const other = `"touchstone-${t.runId}"`;
    await t.each(
      await revalidated(t),
      async ({ path, resource, tag }) => {
        const forms = [
          ['list', `${other}, ${tag}`],
          // A proxy that changes the content on the way may have made it so.
          ...(isStrong(tag) ? ([['weak', `W/${tag}`]] as const) : []),
          ['any', '*'],
        ] as const;
        const ask = (form: string) => log.read(resource, { headers: [...OFFER, ['If-None-Match', form]] });
        for (const [reason, form] of forms) {
          const answer = await ask(form);
          // A checkpoint may be another by now, with another tag; a partial tile may be gone.
          const again = answer.status === 200 && weaklySame(headerOf(answer, 'etag') ?? '', tag);
          const wrong = again || (answer.status >= 400 && (await ask(tag)).status === 304);
          const expected = `status 304, as to If-None-Match: ${tag}`;
          const actual = `status ${answer.status} to If-None-Match: ${form}`;
          t.judge(wrong ? { reason, expected, actual, at: path } : undefined, answer);
        }
      },
      NEVER,
    );
  },
});
