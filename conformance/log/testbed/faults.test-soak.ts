import { faultsAreCaught } from '../../front/self-test/altered.test-tool.ts';

await faultsAreCaught('log');
