/** One fault for each check, seen by the checks that it names. `npm run test:interop` has all checks look at these faults. */
import { everyCheckCatchesOne } from '../../front/self-test/altered.test-tool.ts';
import { namedChecks } from '../../front/self-test/named-checks.test-tool.ts';
import { logSuite } from '../suite.ts';

const looks = namedChecks(logSuite, {
  watches: ['checkpoint', 'tiles', 'bundles', 'paths', 'http'].map((topic) => `log/${topic}/**`),
  all: [
    'allow-without-get',
    'brotli-of-other-entries',
    'digest-of-zeroes-is-an-internal-error',
    'index-of-the-entry-before',
    'rpc-metadata-in-headers',
  ],
});
await everyCheckCatchesOne('log', undefined, { looks });
