import type { SuiteDescriptor } from '../command/suite-descriptor.ts';
import { addFeedClientCommands } from './command/commands.ts';
import { feedClientConfiguration } from './command/configuration.ts';

/** Clients of site events feeds: a command that reads sound, unusual and wrong feeds. */
export const feedClient: SuiteDescriptor = {
  name: 'feed-client',
  // The feeds are served by the process that judges.
  budgets: { memoryMb: { all: 600, heap: 224 }, graceMs: 20_000, startsPrograms: true },
  addCommands: addFeedClientCommands,
  configuration: () => feedClientConfiguration,
  suite: async () => (await import('./suite.ts')).feedClientSuite,
  command: async () => (await import('./command/index.ts')).feedClientCommand,
  init: async () => (await import('./command/init.ts')).feedClientInit,
  testbed: async () => (await import('./testbed/index.ts')).feedClientReference,
  alterations: () => import('./generated/alterations.ts'),
};
