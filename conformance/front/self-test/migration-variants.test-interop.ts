/** One in twelve: each starts tools and chains. `npm run soak` judges all. */
import { afterAll } from 'vitest';
import { isOneIn, variantsPass } from './altered.test-tool.ts';
import { closeMigrationStands } from './migration-stand.ts';

afterAll(closeMigrationStands);
await variantsPass('migration', (name) => isOneIn(12, name));
