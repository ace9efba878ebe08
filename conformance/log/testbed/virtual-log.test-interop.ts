/** Virtual logs of many more sizes: they are here because they take long. */

import { testVirtualLogs } from './virtual-log.test-tool.ts';

testVirtualLogs(100);
