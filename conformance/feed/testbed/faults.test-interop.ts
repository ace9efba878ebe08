/** A fault for each check, judged as by `touchstone self-test`. `npm run soak` has all checks judge all faults. */
import { everyCheckCatchesOne } from '../../front/self-test/altered.test-tool.ts';

await everyCheckCatchesOne('feed', undefined, { looks: 'chosen' });
