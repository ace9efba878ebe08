/** One for each check. `npm run soak` and `touchstone self-test feed` judge all. */
import { everyCheckCatchesOne } from './altered.test-tool.ts';

await everyCheckCatchesOne('feed');
