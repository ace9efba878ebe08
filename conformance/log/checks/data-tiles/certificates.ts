import { check } from '../../../core/check/check.ts';
import { everyCertificate, NO_ENTRIES } from '../../premises/certificates/logged-certificates.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const certificates = check<LogTarget>()({
  // LOG-CT-023 (must): An entry is of a certificate in DER, or has the precertificate that was submitted, in DER. [rfc6962,
  //   "3.1"]
  proves: 'LOG-CT-023',
  reasons: {
    certificate: 'an entry of a certificate has no certificate in DER',
    precertificate: 'an entry of a precertificate has no precertificate in DER',
    poison: 'an entry of a precertificate has a certificate without the poison',
  },
  run: async (_log, t) => {
    await t.each(await everyCertificate(t), ({ defect, answer }) => t.judge(defect, answer), NO_ENTRIES);
  },
});
