import { faultsAreCaught } from './altered.test-tool.ts';

await faultsAreCaught('feed');
