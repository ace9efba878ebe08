/** Range requests: optional, but what is answered with 206 has to be the range (RFC 9110 sections 14.2 and 15.3.7). */
import { check } from '../core/check.ts';
import { headerOf } from '../core/exchange.ts';
import type { LogTarget } from '../core/target.ts';
import { equalBytes } from '../oracle/bytes.ts';
import { present } from './present.ts';

/** The second hash of a tile, or as much of it as there is. */
const FROM = 16;
const TO = 47;

export const bytes = check<LogTarget>()({
  proves: 'LOG-HT-009',
  reasons: {
    'content-range': 'a 206 does not say which range it holds, or names another than was asked for',
    bytes: 'a 206 holds other bytes than its range has',
  },
  run: async (log, t) => {
    const tile = (await t.use(present)).find(({ resource }) => resource.kind === 'tile');
    if (!tile) t.notApplicable('an empty log has no tiles');
    const { resource, path } = tile!;
    const plain = [['Accept-Encoding', 'identity']] as const;
    const whole = await log.read(resource, { headers: plain });
    const answer = await log.read(resource, { headers: [...plain, ['Range', `bytes=${FROM}-${TO}`]] });
    if (answer.status !== 206) return t.notApplicable(`the log does not offer ranges (status ${answer.status})`);
    if ([whole, answer].some((one) => headerOf(one, 'content-encoding') !== undefined) || whole.status !== 200)
      return t.notApplicable('the tile is in a content coding, or gone by now');
    const last = Math.min(TO, whole.raw.length - 1);
    const expected = `Content-Range: bytes ${FROM}-${last}/${whole.raw.length}`;
    const named = headerOf(answer, 'content-range') ?? 'none';
    const [, from, to, length = ''] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/i.exec(named) ?? [];
    const other = Number(from) !== FROM || Number(to) !== last || !['*', String(whole.raw.length)].includes(length);
    const actual = `Content-Range: ${named}`;
    t.judge(other ? { reason: 'content-range', expected, actual, at: path } : undefined, answer);
    const right = whole.raw.subarray(FROM, last + 1);
    const defect = {
      reason: 'bytes',
      expected: `the ${right.length} bytes of that range`,
      actual: `${answer.raw.length} bytes that are not those`,
      at: path,
    } as const;
    t.judge(equalBytes(answer.raw, right) ? undefined : defect, answer);
  },
});
