/** One variant in twelve, judged as by `touchstone self-test`, since each starts tools and chains. `npm run soak` has all checks judge all variants. */

import { afterAll } from 'vitest';
import { isOneIn, variantsPass } from '../../front/self-test/altered.test-tool.ts';
import { closeMigrationTestbeds } from './testbed.ts';

afterAll(closeMigrationTestbeds);
await variantsPass('migration', (name) => isOneIn(12, name), 'chosen');
