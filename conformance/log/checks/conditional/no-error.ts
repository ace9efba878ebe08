import { check } from '../../../core/check/check.ts';
import { USUAL_ACCEPT_ENCODING } from '../../inputs/http/accept-encoding.ts';
import { mismatchedValidators } from '../../premises/http/mismatched-validators.ts';
import { revalidations } from '../../premises/http/revalidations.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const noError = check<LogTarget>()({
  proves: 'LOG-HT-020',
  reasons: { error: 'a resource that is there is answered with an error where the request has a condition' },
  run: async (log, t) => {
    const own = (await t.use(revalidations)).map((found) => ({
      ...found,
      header: ['If-None-Match', found.tag] as const,
    }));
    for (const { path, resource, header, answer } of [...own, ...(await t.use(mismatchedValidators))]) {
      const refused = async () =>
        (await log.read(resource, { headers: [...USUAL_ACCEPT_ENCODING, header] })).status >= 400;
      // A partial tile may be gone by now, and a server may fail once.
      const wrong = answer.status >= 400 && (await log.read(resource)).status === 200 && (await refused());
      const expected = `the resource, which is there, or status 304 (${header.join(': ')})`;
      const error = { reason: 'error', expected, actual: `status ${answer.status}`, at: path } as const;
      t.judge(wrong ? error : undefined, answer);
    }
  },
});
