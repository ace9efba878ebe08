import type { Command } from 'commander';
import { addRunOptions, addSelectionOptions } from '../../command/options/check-options.ts';
import type { CommandGroups } from '../../command/suite-descriptor.ts';

/** Declares `touchstone check migration`. */
export function addCheckMigration(check: Command, judge: CommandGroups['judge']): void {
  const migration = check
    .command('migration')
    .description('judge a contract migration tool')
    .optionsGroup('The tool, by its command line, its library, its image, or several of them:')
    .option(
      '--command <cmd>',
      'its command line, to which arguments are added: example-migrate. Each run has a folder of its own: node_modules/.bin ' +
        'is on the PATH, and words that name a file of this folder (for the program: with a slash) mean that file',
    )
    .option('--module <specifier>', 'its library: a Node package or the path of a module')
    .option('--export <name>', 'the export of the module that is the library (default)')
    .option(
      '--library-command <cmd>',
      'a program that calls its library, with paths relative to this folder: see spec/migration/library.md',
    )
    .option('--image <reference>', 'its container image; needs docker, podman or --engine')
    .option('--engine <cmd>', 'the container engine (docker, or else podman)')
    .option('--image-port <number>', 'the port of the chain in a container (the one that the image exposes, or 8545)')
    .option('--core-version <version>', "the version of the core contracts to request (the tool's own choice)")
    .option('--other-core-version <version>', 'another version that it supports, to judge which of the two it deploys')
    .option('--core-builds <folder...>', 'builds of its core package, which show what its base contracts are')
    .option(
      '--reset-command <cmd>',
      'makes the tool forget what it keeps outside its working folder; with paths relative to this folder',
    )
    .option('--watch <folder...>', 'folders of the tool itself, in which a run may change nothing')
    .option('--keep <folder>', 'make the folders of all runs in this one, and leave them there');
  addSelectionOptions(migration, 'argv, call, localChain, image', 'migration/founders/**, MIG-OP-003');
  addRunOptions(migration, {
    timeout: 'for one run of the tool (60000)',
    budget: 'for the whole run (900)',
  })
    .optionsGroup('The run:')
    .option(
      '--jobs <number>',
      'checks that are judged at once (the processors, at most 4; 1 where runs share a file, --reset-command or --watch)',
    )
    .action(judge);
}
