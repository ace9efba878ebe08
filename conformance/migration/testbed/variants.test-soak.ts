import { afterAll } from 'vitest';
import { variantsPass } from '../../front/self-test/altered.test-tool.ts';
import { closeMigrationTestbeds } from './testbed.ts';

afterAll(closeMigrationTestbeds);
await variantsPass('migration');
