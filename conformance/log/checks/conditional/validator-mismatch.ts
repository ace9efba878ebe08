/** Conditional requests with a validator that is not current (RFC 9110 sections 13.1 and 15.4.5). */
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
  // LOG-HT-003 (must): 304 (Not Modified) answers only a request whose validator is that of the current content. [rfc9110,
  //   "13.1.2"]
  proves: 'LOG-HT-003',
  reasons: { 'not-modified': '304 answers a request whose validator is not current' },
  run: async (log, t) => {
    for (const { path, condition, why, answer } of await t.use(mismatchedValidators)) {
      const expected = `the resource: ${why} (${condition.map((header) => header.join(': ')).join(' and ')})`;
      const notModified = { reason: 'not-modified', expected, actual: 'status 304', at: path } as const;
      t.judge(answer.status === 304 && notModified, answer);
    }
    const outgrown = await outgrownCheckpoint(log, t);
    if (!outgrown) return;
    const { tag, first, last, size, answer } = outgrown;
    const expected = `the checkpoint of tree size ${size}: ${tag} is the entity tag of that of ${first}`;
    const notModified = { reason: 'not-modified', expected, actual: 'status 304', at: 'checkpoint' } as const;
    t.judge(last === 304 && size > first && notModified, answer);
  },
});

/**
 * A client with the checkpoint of a smaller tree must get the larger one as soon as no cache serves the smaller: the
 * sizes, and the last answer to the smaller one's entity tag. Undefined if checkpoints have no entity tag, or the log
 * cannot grow.
 */
async function outgrownCheckpoint(log: LogTarget, t: Trial<LogTarget, string>) {
  const resource = { kind: 'checkpoint' } as const;
  const sizeOf = (answer: Answer) => openCheckpoint(answer, log.keys)?.size ?? 0n;
  const first = await log.read(resource);
  const tag = headerValue(first, 'etag');
  if (tag === undefined || !(await t.attempt(logGrowth))) return undefined;
  const headers = [...USUAL_ACCEPT_ENCODING, ['If-None-Match', tag]] as const;
  const staleMs = Number(t.declared('stale-within') ?? A_FEW_SECONDS) * 1000;
  let answer: Answer | undefined;
  await t.poll(staleMs, 1000, async () => {
    answer = await log.read(resource, { headers });
    return answer.status === 304 ? undefined : true;
  });
  const latest = await log.read(resource);
  // With the same entity tag it is the same checkpoint, even if its size cannot be read.
  const size = headerValue(latest, 'etag') === tag ? sizeOf(first) : sizeOf(latest);
  return { tag, first: sizeOf(first), last: answer?.status, size, answer };
}
