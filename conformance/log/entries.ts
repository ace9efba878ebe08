/** Entry bundles: served, well formed, of the right kind (C2SP tlog-tiles "Log entries"). */
import { check, watch } from '../core/check.ts';
import { headerOf } from '../core/exchange.ts';
import type { LogTarget } from '../core/target.ts';
import { parseBundle } from '../oracle/bundle.ts';
import { immutableDefect } from './caching.ts';
import { codings } from './codings.ts';
import { contentTypeDefect } from './content-type.ts';
import { everyAnswer } from './every-answer.ts';
import { first } from './first.ts';
import { grown } from './grown.ts';
import { everyReading } from './last.ts';

/** Every bundle that was read, of each tree. */
const everyBundle = async (t: Parameters<typeof everyReading>[0]) =>
  (await everyReading(t, (one) => one.bundles)).flatMap((bundles) => [...bundles.values()]);

const NO_BUNDLES = 'an empty log has no entries';

export const served = check<LogTarget>()({
  proves: 'LOG-EB-001',
  reasons: {
    missing: 'a bundle that the tree has is not there, nor the full one in its place',
    status: 'a bundle that the tree has is answered with a status that is neither 200 nor one of absence',
  },
  run: async (_log, t) => t.each(await everyBundle(t), () => t.judge(undefined), NO_BUNDLES),
});

export const wellFormed = check<LogTarget>()({
  proves: 'LOG-EB-002',
  reasons: {
    truncated: 'an entry ends before its length says',
    'trailing-bytes': 'something follows the last entry',
    count: 'the bundle has another number of entries than its width',
  },
  run: async (_log, t) => {
    const read = await everyBundle(t);
    for (const sight of (await t.attempt(grown))?.sights ?? [])
      for (const { kind, path, bytes, width } of sight.partials) {
        if (kind !== 'bundle') continue;
        const { defect } = parseBundle(bytes, width);
        t.judge(defect && { ...defect, at: path });
      }
    await t.each(read, () => t.judge(undefined), NO_BUNDLES);
  },
});

export const contentType = watch<LogTarget>()({
  proves: 'LOG-EB-003',
  reasons: { missing: 'a bundle has no Content-Type', 'media-type': 'a bundle is not application/octet-stream' },
  begin: everyAnswer(/^tile\/entries\//, first.bundles, (answer, { resource }) =>
    contentTypeDefect(answer, 'application/octet-stream', resource!),
  ),
});

export const compressed = check<LogTarget>()({
  proves: 'LOG-EB-004',
  reasons: { plain: 'a bundle that compresses well is sent as it is, though gzip was offered' },
  run: async (_log, t) => {
    const worthwhile = (await everyBundle(t)).filter((bundle) => bundle.compressible);
    await t.each(
      worthwhile,
      (bundle) => {
        const [coding] = codings(headerOf(bundle.answer, 'content-encoding'));
        const expected = 'Content-Encoding: gzip';
        t.judge(
          coding ? undefined : { reason: 'plain', expected, actual: 'no Content-Encoding', at: bundle.path },
          bundle.answer,
        );
      },
      'no bundle of this log would become noticeably smaller',
    );
  },
});

export const cacheable = check<LogTarget>()({
  proves: 'LOG-EB-005',
  reasons: { short: 'its headers do not let caches keep a bundle for long' },
  run: async (_log, t) => {
    const read = await everyBundle(t);
    await t.each(read, (one) => t.judge(immutableDefect(one.answer, one.path), one.answer), NO_BUNDLES);
  },
});
