/** Every second variant, judged as by `touchstone self-test`. `npm run soak` has all checks judge them. */
import { isOneIn, variantsPass } from '../../front/self-test/altered.test-tool.ts';

await variantsPass('log', (name) => isOneIn(2, name), 'chosen');
