import { check } from '../../../core/check/check.ts';
import { USUAL_ACCEPT_ENCODING } from '../../inputs/http/accept-encoding.ts';
import { mismatchedValidators } from '../../premises/http/mismatched-validators.ts';
import { revalidations } from '../../premises/http/revalidations.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const noError = check<LogTarget>()({
  // LOG-HT-020 (should): A conditional request for a resource that exists is answered with the resource or with 304 (Not
  //   Modified), not with an error. [rfc9110, "13.2.2"]
  proves: 'LOG-HT-020',
  reasons: { error: 'a conditional request for an existing resource is answered with an error' },
  run: async (log, t) => {
    const matching = (await t.use(revalidations)).map((revalidation) => ({
      ...revalidation,
      condition: [['If-None-Match', revalidation.tag]] as const,
    }));
    for (const { path, resource, condition, answer } of [...matching, ...(await t.use(mismatchedValidators))]) {
      const refused = async () =>
        (await log.read(resource, { headers: [...USUAL_ACCEPT_ENCODING, ...condition] })).status >= 400;
      // A partial tile may have been removed, and a server may fail once.
      const wrong = answer.status >= 400 && (await log.read(resource)).status === 200 && (await refused());
      const expected = `the resource, which exists, or status 304 (${condition.map((header) => header.join(': ')).join(' and ')})`;
      const error = { reason: 'error', expected, actual: `status ${answer.status}`, at: path } as const;
      t.judge(wrong && error, answer);
    }
  },
});
