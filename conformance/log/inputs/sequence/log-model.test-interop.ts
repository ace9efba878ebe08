/** The reference log by more random sequences of requests: they are here because they take long. */

import { testRightLogs } from './log-model.test-tool.ts';

testRightLogs(100);
