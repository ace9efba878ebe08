/** One for each check, past the checks of its topic: `npm run test:interop` has all look, `npm run soak` judges all. */
import { logSuite } from '../../log/index.ts';
import { everyCheckCatchesOne } from './altered.test-tool.ts';
import { ofTheirTopics } from './topics.test-tool.ts';

await everyCheckCatchesOne('log', undefined, { looks: ofTheirTopics(logSuite) });
