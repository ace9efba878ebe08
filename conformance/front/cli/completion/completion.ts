import type { Command } from 'commander';
import { caller } from '../../../command/caller.ts';
import { packageVersion } from '../../../command/package-data.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { bashScript } from './bash.ts';
import { type CommandWords, commandWords } from './command-words.ts';
import { fishScript } from './fish.ts';
import { SHELLS, type ValueSets, valueSets } from './value-sets.ts';
import { zshScript } from './zsh.ts';

const SCRIPTS: Readonly<
  Record<(typeof SHELLS)[number], (commands: readonly CommandWords[], sets: ValueSets) => string>
> = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** `touchstone completion SHELL`: prints the script by which a shell completes the command line. @throws UsageError */
export async function completion(name: string, program: Command): Promise<void> {
  const shell =
    SHELLS.find((shell) => shell === name) ??
    throwUsageError(`completion takes ${SHELLS.join(', ').replace(/, (\w+)$/, ' or $1')}, not "${name}"`);
  const check = program.commands.find((command) => command.name() === 'check')!;
  const script = SCRIPTS[shell](commandWords(program), await valueSets(check));
  // Zsh knows its functions by their first line.
  const [first, ...rest] = script.split('\n');
  const made = `# Made by "touchstone completion ${shell}", version ${packageVersion()}.`;
  const lines = first!.startsWith('#compdef') ? [first, made, ...rest] : [made, first, ...rest];
  caller().stdout.write(lines.join('\n'));
}
