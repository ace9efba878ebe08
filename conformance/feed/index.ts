import { specDocument } from '../command/package-data.ts';
import type { SuiteDescriptor } from '../command/suite-descriptor.ts';
import { addFeedCommands } from './command/commands.ts';

/** Site events feeds: JSON, XML and JSONP behind a key. */
export const feed: SuiteDescriptor = {
  name: 'feed',
  // A feed may list ten thousand events: each reading of that is megabytes of text and of tree.
  budgets: { memoryMb: { all: 600, heap: 224 }, graceMs: 3000, startsPrograms: false },
  addCommands: addFeedCommands,
  configuration: () => specDocument('feed/config.schema.json'),
  suite: async () => (await import('./suite.ts')).feedSuite,
  command: async () => (await import('./command/index.ts')).feedCommand,
  init: async () => (await import('./command/init/init.ts')).feedInit,
  testbed: async () => (await import('./testbed/index.ts')).feedReference,
  alterations: () => import('./generated/alterations.ts'),
  matrix: async () => (await import('./generated/matrix.ts')).matrix,
};
