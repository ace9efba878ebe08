import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { ABSENT_STATUSES } from '../../oracle/tiles/resource-defects.ts';
import { type IssuerAnswer, issuerAnswers } from '../../premises/certificates/issuer-answers.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const served = check<LogTarget>()({
  // LOG-CT-030 (must): Every issuer to which an entry refers is served at the path of its fingerprint. [static-ct-api, "Issuers"]
  proves: 'LOG-CT-030',
  reasons: {
    missing: 'an issuer to which an entry refers is not served',
    status: 'an issuer is answered with a status that is neither 200 nor that of a missing resource',
  },
  run: async (_log, t) => {
    await t.each(
      await t.use(issuerAnswers),
      (issuer) => t.judge(statusDefect(issuer), issuer.answer),
      'no entry that was read refers to an issuer',
    );
  },
});

function statusDefect({ path, namedBy, answer }: IssuerAnswer): Defect<'missing' | 'status'> | undefined {
  if (answer.status === 200) return undefined;
  const reason = ABSENT_STATUSES.includes(answer.status) ? 'missing' : 'status';
  const expected = `status 200 and an issuer of ${namedBy}`;
  return { reason, expected, actual: `status ${answer.status}`, at: path };
}
