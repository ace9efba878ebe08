import { shellQuote } from '../../core/text/shell-quote.ts';

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
