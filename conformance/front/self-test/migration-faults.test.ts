/** One in twelve: each starts tools and chains. `npm run soak` judges all. */
import { afterAll } from 'vitest';
import { faultsAreCaught, isOneIn } from './altered.test-tool.ts';
import { closeMigrationStands } from './migration-stand.ts';

afterAll(closeMigrationStands);
await faultsAreCaught('migration', (name) => isOneIn(12, name));
