import { caughtOverSockets } from './caught.test-tool.ts';

await caughtOverSockets(() => true);
