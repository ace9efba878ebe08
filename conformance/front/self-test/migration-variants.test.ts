/** One in eight: each starts tools and chains. `npm run soak` judges all. */
import { afterAll } from 'vitest';
import { variantsPass } from './altered.test-tool.ts';
import { closeMigrationStands } from './migration-stand.ts';

afterAll(closeMigrationStands);
await variantsPass('migration', 0, 8);
