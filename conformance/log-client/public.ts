/** Clients of logs in somebody's own tests: the suite, and the way to a client that is a function: `touchstone/log-client`. */

export type { MswServer } from '../lab/client/library/msw-server.ts';
export { logClientTarget } from './library/client.ts';
export type {
  GivenCheckpoint,
  GivenEntry,
  GivenKey,
  GivenLog,
  GivenProof,
  InProcessLogClient,
  LogClientSettings,
  OpenMonitor,
} from './library/options.ts';
export { logClientSuite } from './suite.ts';
export type { LogClientTarget } from './target/log-client-target.ts';
