/** One fault for each check, seen by the checks that it names. `npm run test:interop` has all checks look at these faults. */
import { everyCheckCatchesOne } from '../../front/self-test/altered.test-tool.ts';
import { namedChecks } from '../../front/self-test/named-checks.test-tool.ts';
import { feedSuite } from '../suite.ts';

const looks = namedChecks(feedSuite, {
  watches: ['json', 'xml', 'jsonp', 'key', 'http'].map((topic) => `feed/${topic}/**`),
  after: {
    'another-key-with-a-name-before': ['feed/key/**'],
    'events-repeated-to-the-next-client': ['key', 'json', 'xml', 'jsonp'].map((topic) => `feed/${topic}/**`),
  },
});
await everyCheckCatchesOne('feed', undefined, { looks });
