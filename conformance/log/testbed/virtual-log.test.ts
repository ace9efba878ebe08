import { testVirtualLogs } from './virtual-log.test-tool.ts';

testVirtualLogs(16);
