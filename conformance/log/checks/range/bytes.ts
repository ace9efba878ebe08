/** Range requests are optional, but an answer of 206 has to be the range (RFC 9110 sections 14.2 and 15.3.7). */
import { check } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import { presentResources } from '../../premises/http/present-resources.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** The value of a Range header, and its first and last position in a resource of a length. */
interface RangeRequest {
  readonly range: string;
  bounds(length: number): readonly [from: number, last: number];
}

/** One in the middle, and one that ends where the resource does. */
const RANGE_REQUESTS: readonly RangeRequest[] = [
  { range: 'bytes=16-47', bounds: (length) => [16, Math.min(47, length - 1)] },
  { range: 'bytes=24-', bounds: (length) => [24, length - 1] },
];

export const bytes = check<LogTarget>()({
  proves: 'LOG-HT-009',
  reasons: {
    'content-range': 'a 206 does not say which range it holds, or names one beyond what was asked for',
    bytes: 'a 206 holds other bytes than its range has',
  },
  run: async (log, t) => {
    const plain = [['Accept-Encoding', 'identity']] as const;
    let tiles = 0;
    for (const { path, resource } of await t.use(presentResources)) {
      // A checkpoint may be another one by the next request.
      if (resource.kind === 'checkpoint') continue;
      tiles++;
      const whole = await log.read(resource, { headers: plain });
      for (const { range, bounds } of RANGE_REQUESTS) {
        const answer = await log.read(resource, { headers: [...plain, ['Range', range]] });
        const coded = [whole, answer].some((response) => headerValue(response, 'content-encoding') !== undefined);
        if (answer.status !== 206 || whole.status !== 200 || coded || whole.cut) continue;
        const { length } = whole.raw;
        const [from, last] = bounds(length);
        const named = headerValue(answer, 'content-range') ?? 'none';
        const found = /^bytes (\d+)-(\d+)\/(\d+|\*)$/i.exec(named);
        const [start, end] = [Number(found?.[1]), Number(found?.[2])];
        // A server may send a part of the range (RFC 9110 section 15.3.7).
        const within = found && start >= from && end <= last && ['*', String(length)].includes(found[3]!);
        const expected = `Content-Range: bytes ${from}-${last}/${length}, or a part of that`;
        const otherRange = { reason: 'content-range', expected, actual: `Content-Range: ${named}`, at: path } as const;
        t.judge(within ? undefined : otherRange, answer);
        const right = whole.raw.subarray(start, end + 1);
        const actual = `${answer.raw.length} bytes that are not those`;
        const otherBytes = {
          reason: 'bytes',
          expected: `the ${right.length} bytes of ${named}`,
          actual,
          at: path,
        } as const;
        t.judge(equalBytes(answer.raw, right) ? undefined : otherBytes, answer);
      }
    }
    if (t.subjects === 0)
      t.notApplicable(tiles === 0 ? 'the log has no tiles' : 'the log answers no ranges of its tiles');
  },
});
