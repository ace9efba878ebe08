import { faultsAreCaught, LOG_FAULT_FILES } from './altered.test-tool.ts';

await faultsAreCaught('log', 2, LOG_FAULT_FILES);
