/** One for each check. `npm run soak` and `touchstone self-test log` judge all. */
import { everyCheckCatchesOne } from './altered.test-tool.ts';

await everyCheckCatchesOne('log');
