/**
 * A fault for each check, judged by all checks: only its own may catch it. `npm run soak` and `touchstone self-test
 * log` judge all faults.
 */
import { everyCheckCatchesOne } from '../../front/self-test/altered.test-tool.ts';

await everyCheckCatchesOne('log');
