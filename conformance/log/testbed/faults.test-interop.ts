/** One for each check, past all checks: no other may catch it. `npm run soak` and `touchstone self-test log` judge all. */
import { everyCheckCatchesOne } from '../../front/self-test/altered.test-tool.ts';

await everyCheckCatchesOne('log');
