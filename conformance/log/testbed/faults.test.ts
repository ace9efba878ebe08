/** One fault for each check, seen by the checks that it names. `npm run test:interop` has all checks look at these faults. */
import { everyCheckCatchesOne } from '../../front/self-test/altered.test-tool.ts';
import { namedChecks } from '../../front/self-test/named-checks.test-tool.ts';
import { logSuite } from '../suite.ts';

const looks = namedChecks(logSuite, {
  watches: ['checkpoint', 'tiles', 'bundles', 'paths', 'http'].map((topic) => `log/${topic}/**`),
  after: {
    'allow-without-get': ['log/errors/**'],
    'answered-checkpoint-by-ecdsa-alone': ['log/create/**'],
    'brotli-of-other-entries': ['log/http/**'],
    'checkpoint-gone-once-the-log-has-grown': ['log/create/**'],
    'digest-of-zeroes-is-an-internal-error': ['log/algorithms/**'],
    'index-of-the-entry-before': ['log/tiles/**'],
    'rpc-metadata-in-headers': ['log/create/**'],
  },
});
await everyCheckCatchesOne('log', undefined, { looks });
