import { check } from '../../../core/check/check.ts';
import { precertificateDefect } from '../../oracle/certificates/precertificate.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { servedIssuers } from '../../premises/certificates/issuer-answers.ts';
import { everyCertificate } from '../../premises/certificates/logged-certificates.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const precertificates = check<LogTarget>()({
  // LOG-CT-024 (must): The TBSCertificate of an entry is that of its precertificate without the poison, and the key hash beside
  //   it is that of the issuer's key. [rfc6962, "3.2"]
  proves: 'LOG-CT-024',
  reasons: {
    tbs: 'the TBSCertificate of an entry is not that of its precertificate without the poison',
    'issuer-key': "the hash in an entry of a precertificate is not that of the issuer's key",
  },
  run: async (_log, t) => {
    const issuers = new Map(
      (await t.use(servedIssuers)).map(({ fingerprint, answer }) => [fingerprint, readableBody(answer)]),
    );
    const entries = await everyCertificate(t);
    await t.each(
      // Another check judges the form of a precertificate.
      entries.filter(({ precertificate, defect }) => precertificate && !defect),
      (entry) =>
        t.judge(
          precertificateDefect(entry, (fingerprint) => issuers.get(fingerprint)),
          entry.answer,
        ),
      'no entry that was read is of a precertificate',
    );
  },
});
