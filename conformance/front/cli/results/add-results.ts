import type { Command } from 'commander';

/** Adds `results` and `results make`. */
export function addResults(top: Command): void {
  const results = top
    .command('results')
    .description('implementations side by side: a site of the reports in a folder, each of which a command makes again')
    .argument('[folder]', 'a folder for each implementation, and trophies.yaml', 'results')
    .option(
      '--out <folder>',
      'write the site there, into an empty folder or over an earlier site: static pages that load nothing',
    )
    .option('--repository <url>', 'the address below which the files of the repository are, for links of trophies')
    .option(
      '--check',
      'only say what is refused: what has no command, does not match its description, or cannot be made again',
    )
    .addHelpText(
      'after',
      `
Exit codes:
  0    nothing is refused
  1    something is refused, and no site is made
  2    wrong usage, or no folder of results`,
    )
    .action(async (folder, options) => (await import('./results.ts')).results(folder, options));
  results
    .command('make')
    .description('make reports again by their commands, and say what differs: outcomes, reasons, choices, the verdict')
    .argument('[name...]', 'folders of implementations; all without it')
    .option('--in <folder>', 'the folder of results', 'results')
    .option('--write', 'keep the new report where it differs; one of another version goes among the earlier ones')
    .option('--verbose', 'print all that the commands print, and name each check that is newly not judged')
    .addHelpText(
      'after',
      `
Exit codes:
  0    as before, or written
  1    a report differs
  2    wrong usage
  3    a report could not be made`,
    )
    .action(async (names, options) => (await import('./make.ts')).makeResults(names, options));
}
