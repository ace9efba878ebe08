import { afterAll } from 'vitest';
import { faultsAreCaught } from '../../front/self-test/altered.test-tool.ts';
import { closeMigrationTestbeds } from './testbed.ts';

afterAll(closeMigrationTestbeds);
await faultsAreCaught('migration');
