/** What the two migration tools have in common. */

/** The topics by set-up: what the chain shows first, since most changes show there. */
export const MIGRATION_TOPICS: Readonly<Record<string, readonly string[]>> = {
  chain: [
    'contracts',
    'result',
    'parameters',
    'founders',
    'schemes',
    'custom-schemes',
    'stand-alone',
    'voting',
    'ownership',
    'locking-scheme',
  ],
  ways: ['command-line', 'result-file'],
};

/** The command of a tool: Node and a file. A tool inherits no environment, so the folder for coverage is in the command. */
export function countedCommand(file: string): string {
  const counted = process.env.NODE_V8_COVERAGE;
  return `${counted === undefined ? '' : `/usr/bin/env NODE_V8_COVERAGE=${counted} `}${process.execPath} ${file}`;
}
