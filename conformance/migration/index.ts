import { specDocument } from '../command/package-data.ts';
import type { SuiteDescriptor } from '../command/suite-descriptor.ts';
import { missingPackages, missingZod } from '../lab/chain/hardhat-packages.ts';
import { addMigrationCommands } from './command/commands.ts';

/** Contract migration tools: a command, a library, an image. */
export const migration: SuiteDescriptor = {
  name: 'migration',
  // Hundreds of runs are kept with their requests, and ended programs are ended with all that they have started.
  budgets: { memoryMb: { all: 600, heap: 224 }, graceMs: 20_000, startsPrograms: true },
  faultsElsewhere: 'Tools with one fault each are in conformance/migration/fakes and interop/faulty of the sources.',
  unavailable: () => missingPackages() ?? missingZod(),
  addCommands: addMigrationCommands,
  configuration: () => specDocument('migration/config.schema.json'),
  suite: async () => (await import('./suite.ts')).migrationSuite,
  command: async () => (await import('./command/index.ts')).migrationCommand,
  init: async () => (await import('./command/init/init.ts')).migrationInit,
  testbed: async () => (await import('./testbed/index.ts')).migrationReference,
  // For its chains.
  testbedWaits: true,
  alterations: () => import('./generated/alterations.ts'),
};
