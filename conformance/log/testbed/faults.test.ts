/** One for each check, past the checks of its topic: `npm run test:interop` has all look, `npm run soak` judges all. */
import { everyCheckCatchesOne } from '../../front/self-test/altered.test-tool.ts';
import { ofTheirTopics } from '../../front/self-test/topics.test-tool.ts';
import { logSuite } from '../suite.ts';

await everyCheckCatchesOne('log', undefined, { looks: ofTheirTopics(logSuite) });
