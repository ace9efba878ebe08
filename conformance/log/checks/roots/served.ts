import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { acceptedRootsDefect } from '../../oracle/certificates/accepted-roots.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { acceptedRoots } from '../../premises/submissions/accepted-roots.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const served = check<LogTarget>()({
  // LOG-CT-040 (must): The log answers `GET <submission prefix>/ct/v1/get-roots` with the certificates of the roots that it
  //   accepts, in base64. [rfc6962, "4.7"]
  proves: 'LOG-CT-040',
  needs: ['roots'],
  reasons: {
    status: 'get-roots is not answered with status 200',
    json: 'the answer to get-roots is no JSON object with an array of certificates',
    certificate: 'a root is not one certificate in DER, in base64',
  },
  owns: [reasonsOf(acceptedRoots, 'status', 'json', 'certificate')],
  run: async (_log, t) => {
    const { answer } = await t.use(acceptedRoots);
    t.judge(acceptedRootsDefect(answer.status, readableBody(answer)), answer);
  },
});
