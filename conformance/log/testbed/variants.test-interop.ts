/** Every second variant. `npm run soak` and `touchstone self-test log` judge all. */
import { isOneIn, variantsPass } from '../../front/self-test/altered.test-tool.ts';

await variantsPass('log', (name) => isOneIn(2, name));
