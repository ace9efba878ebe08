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

/** A range in the middle, one to the end of the resource, and its last bytes (RFC 9110 section 14.1.2, suffix-range). */
const RANGE_REQUESTS: readonly RangeRequest[] = [
  { range: 'bytes=16-47', bounds: (length) => [16, Math.min(47, length - 1)] },
  { range: 'bytes=24-', bounds: (length) => [24, length - 1] },
  { range: 'bytes=-5', bounds: (length) => [Math.max(0, length - 5), length - 1] },
];

export const bytes = check<LogTarget>()({
  // LOG-HT-009 (must): An answer of 206 (Partial Content) holds exactly the bytes that its Content-Range names. [rfc9110, "14.2,
  //   15.3.7"]
  proves: 'LOG-HT-009',
  reasons: {
    'content-range': 'a 206 does not state its range, or states a range outside of the requested one',
    bytes: 'a 206 has other bytes than its range',
  },
  run: async (log, t) => {
    const plain = [['Accept-Encoding', 'identity']] as const;
    let tiles = 0;
    for (const { path, resource } of await t.use(presentResources)) {
      // The checkpoint may change before the next request.
      if (resource.kind === 'checkpoint') continue;
      tiles++;
      const complete = await log.read(resource, { headers: plain });
      for (const { range, bounds } of RANGE_REQUESTS) {
        const answer = await log.read(resource, { headers: [...plain, ['Range', range]] });
        const coded = [complete, answer].some((response) => headerValue(response, 'content-encoding') !== undefined);
        if (answer.status !== 206 || complete.status !== 200 || coded || complete.cut) continue;
        const { length } = complete.raw;
        const [from, last] = bounds(length);
        const named = headerValue(answer, 'content-range') ?? 'none';
        const contentRange = /^bytes (\d+)-(\d+)\/(\d+|\*)$/i.exec(named);
        const [start, end] = [Number(contentRange?.[1]), Number(contentRange?.[2])];
        // A server may send a part of the range (RFC 9110 section 15.3.7).
        const within = contentRange && start >= from && end <= last && ['*', String(length)].includes(contentRange[3]!);
        const expected = `Content-Range: bytes ${from}-${last}/${length}, or a part of that`;
        const otherRange = { reason: 'content-range', expected, actual: `Content-Range: ${named}`, at: path } as const;
        t.judge(within ? undefined : otherRange, answer);
        const right = complete.raw.subarray(start, end + 1);
        const actual = `${answer.raw.length} other bytes`;
        const otherBytes = {
          reason: 'bytes',
          expected: `the ${right.length} bytes of ${named}`,
          actual,
          at: path,
        } as const;
        t.judge(!equalBytes(answer.raw, right) && otherBytes, answer);
      }
    }
    if (t.subjects === 0)
      t.notApplicable(
        tiles === 0 ? 'the log had no tiles at the beginning of the run' : 'the log answers no ranges of its tiles',
      );
  },
});
