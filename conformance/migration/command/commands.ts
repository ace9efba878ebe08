import type { CommandGroups } from '../../command/suite-descriptor.ts';
import { addCheckMigration } from './check-command.ts';

/** Declares the commands of the migration suite. Each loads its modules when it runs, so that help is quick. */
export function addMigrationCommands({ check, fixtures, init, judge, begin }: CommandGroups): void {
  addCheckMigration(check, judge);
  init
    .command('migration')
    .description('for a contract migration tool')
    .option('--command <cmd>', 'its command line, which is run once with --help')
    .option('--module <specifier>', 'its library, in place of the command line: a Node package or the path of a module')
    .option('--image <reference>', 'its container image, in place of the command line')
    .action(begin);
  fixtures
    .command('migration')
    .description('write parameters files of migrations and their expected results; prints one line of JSON at the end')
    .requiredOption('--out <path>', 'an empty folder, or one to be made; or s3://bucket/prefix')
    .option('--seed <number>', 'the same seed gives the same bytes', '1')
    .action(async (options) => (await import('./fixtures-command.ts')).fixturesMigration(options));
}
