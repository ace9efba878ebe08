/** One for each check, past all checks: no other may catch it. `npm run soak` and `touchstone self-test feed` judge all. */
import { everyCheckCatchesOne } from '../../front/self-test/altered.test-tool.ts';

await everyCheckCatchesOne('feed');
