import { testVirtualLogs } from './virtual-log-properties.test-tool.ts';

testVirtualLogs(16);
