import { specDocument } from '../command/package-data.ts';
import type { SuiteDescriptor } from '../command/suite-descriptor.ts';
import { addLogCommands } from './command/commands.ts';

/** Transparency logs: Rekor v2's `LogService` over C2SP's tlog-tiles. */
export const log: SuiteDescriptor = {
  name: 'log',
  // Buffers are bounded by the limits on bodies.
  budgets: { memoryMb: { all: 400, heap: 160 }, graceMs: 3000, startsPrograms: false },
  addCommands: addLogCommands,
  configuration: () => specDocument('log/config.schema.json'),
  suite: async () => (await import('./suite.ts')).logSuite,
  command: async () => (await import('./command/index.ts')).logCommand,
  init: async () => (await import('./command/init/init.ts')).logInit,
  testbed: async () => (await import('./testbed/index.ts')).logReference,
  alterations: () => import('./generated/alterations.ts'),
  matrix: async () => (await import('./generated/matrix.ts')).matrix,
};
