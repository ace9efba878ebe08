/** Conditional requests with a validator that is not the present one (RFC 9110 sections 13.1 and 15.4.5). */
import { check } from '../../../core/check/check.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { USUAL_ACCEPT_ENCODING } from '../../inputs/http/accept-encoding.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { A_FEW_SECONDS } from '../../oracle/http/caching.ts';
import { logGrowth } from '../../premises/growth/growth.ts';
import { mismatchedValidators } from '../../premises/http/mismatched-validators.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const validatorMismatch = check<LogTarget>()({
  proves: 'LOG-HT-003',
  reasons: { 'not-modified': '304 answers a request whose validator is not the present one' },
  run: async (log, t) => {
    for (const { path, header, why, answer } of await t.use(mismatchedValidators)) {
      const expected = `the resource: ${why} (${header.join(': ')})`;
      const defect = { reason: 'not-modified', expected, actual: 'status 304', at: path } as const;
      t.judge(answer.status === 304 ? defect : undefined, answer);
    }
    await judgeOutgrownCheckpoint(log, t);
  },
});

/** A client that holds the checkpoint of a smaller tree has to get the larger one, once no cache shows the smaller. */
async function judgeOutgrownCheckpoint(log: LogTarget, t: Trial<LogTarget, 'not-modified'>): Promise<void> {
  const resource = { kind: 'checkpoint' } as const;
  const sizeOf = (answer: Answer) => openCheckpoint(answer, log.keys)?.size ?? 0n;
  const before = await log.read(resource);
  const old = headerValue(before, 'etag');
  if (old === undefined || !(await t.attempt(logGrowth))) return;
  const headers = [...USUAL_ACCEPT_ENCODING, ['If-None-Match', old]] as const;
  const stale = Number(t.declared('stale-within') ?? A_FEW_SECONDS) * 1000;
  let last: Answer | undefined;
  const answered = await t.poll(stale, 1000, async () => {
    last = await log.read(resource, { headers });
    return last.status === 304 ? undefined : true;
  });
  const now = await log.read(resource);
  const grew = sizeOf(now) > sizeOf(before) && headerValue(now, 'etag') !== old;
  const expected = `the checkpoint of tree size ${sizeOf(now)}: ${old} is the entity tag of that of ${sizeOf(before)}`;
  const defect = { reason: 'not-modified', expected, actual: 'status 304', at: 'checkpoint' } as const;
  t.judge(answered || !grew ? undefined : defect, last);
}
