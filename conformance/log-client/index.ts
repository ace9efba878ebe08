import type { SuiteDescriptor } from '../command/suite-descriptor.ts';
import { addLogClientCommands } from './command/commands.ts';
import { logClientConfiguration } from './command/configuration.ts';

/** Clients of transparency logs: a command that reads sound, unusual and lying logs. */
export const logClient: SuiteDescriptor = {
  name: 'log-client',
  // The logs are served by the process that judges, and some have entries of 65,535 bytes.
  budgets: { memoryMb: { all: 600, heap: 224 }, graceMs: 20_000, startsPrograms: true },
  addCommands: addLogClientCommands,
  configuration: () => logClientConfiguration,
  suite: async () => (await import('./suite.ts')).logClientSuite,
  command: async () => (await import('./command/index.ts')).logClientCommand,
  init: async () => (await import('./command/init.ts')).logClientInit,
  testbed: async () => (await import('./testbed/index.ts')).logClientReference,
  alterations: () => import('./generated/alterations.ts'),
};
