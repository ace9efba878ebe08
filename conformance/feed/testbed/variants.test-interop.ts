/** All variants, judged as by `touchstone self-test`. `npm run soak` has all checks judge them. */
import { variantsPass } from '../../front/self-test/altered.test-tool.ts';

await variantsPass('feed', undefined, 'chosen');
