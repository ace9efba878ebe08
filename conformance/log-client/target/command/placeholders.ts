import { shellQuote } from '../../../core/text/shell-quote.ts';

/** The words in braces that a command may have, each with its meaning. */
export const PLACEHOLDERS = {
  url: 'the prefix of the log: its checkpoint is at {url}/checkpoint',
  base: 'its address, below which the prefix is: {base}/api/v2',
  vkey: 'its verifier key (C2SP signed-note)',
  key: 'the same',
  origin: 'the origin of its checkpoints',
  checkpoint: 'a file with its checkpoint',
  index: 'the index of an entry',
  size: 'the number of entries',
  entry: 'a file with an entry',
  proof: 'a file with a proof of that entry (C2SP tlog-proof)',
  artifact: 'a file to be signed and logged',
  state: 'a folder that stays from look to look',
} as const;

/** The name of a placeholder. */
export type Placeholder = keyof typeof PLACEHOLDERS;

const IN_BRACES = /\{([a-z]+)\}/g;

/** The names in braces of a command, each once. */
export function namesInBraces(command: string): readonly string[] {
  return [...new Set([...command.matchAll(IN_BRACES)].map(([, name]) => name!))];
}

/** The command with values in place of the names in braces, each as one word of the shell. */
export function filledCommand(command: string, values: Readonly<Partial<Record<string, string>>>): string {
  return command.replace(IN_BRACES, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : shellQuote(value);
  });
}
