/** One for each check, past the checks of its topic: `npm run test:interop` has all look, `npm run soak` judges all. */
import { feedSuite } from '../../feed/index.ts';
import { everyCheckCatchesOne } from './altered.test-tool.ts';
import { ofTheirTopics } from './topics.test-tool.ts';

await everyCheckCatchesOne('feed', undefined, { looks: ofTheirTopics(feedSuite) });
