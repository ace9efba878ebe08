import { caughtOverSockets } from './faults-over-sockets.test-tool.ts';

await caughtOverSockets(() => true);
