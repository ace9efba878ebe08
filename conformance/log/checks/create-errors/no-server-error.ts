/** No request to create an entry ends in an error of the server (Rekor v2, "Errors"). */
import { watch } from '../../../core/check/check.ts';
import { everyCreation } from '../../premises/refusal/every-creation.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const noServerError = watch<LogTarget>()({
  // LOG-CE-016 (should): No request, however malformed, is answered with a server error. [rekor-v2, "Errors"]
  proves: 'LOG-CE-016',
  needs: ['create'],
  reasons: { 'server-error': 'a request is answered with an error of the server' },
  begin: everyCreation(
    ({ status }) => {
      // 501 to 504 come from gateways too, and 503 from a busy log.
      if (status < 500 || (status > 500 && status < 505)) return undefined;
      return {
        reason: 'server-error',
        expected: 'the entry, or an error of the client',
        actual: `status ${status}`,
        at: 'log/entries',
      };
    },
    // By every method.
    ({ resource }) => resource === 'log/entries',
  ),
});
