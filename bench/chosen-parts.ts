import { parseArgs } from 'node:util';

/** The parts that a bench measures, and how. */
export interface ChosenParts {
  /** In the order of the results. */
  readonly chosen: readonly string[];
  /** Smaller logs and shorter runs: to try the bench, not to measure. */
  readonly quick: boolean;
  /** Whether `bench/RESULTS.md` gets the figures. */
  readonly write: boolean;
}

/** Reads the words of a command line. Gives the text of the help where it is asked for, or where they are wrong. */
export function chosenParts(words: readonly string[], names: readonly string[]): ChosenParts | string {
  const usage = `usage: npm run bench -- [PART]... [--quick] [--write]

  PART     ${names.join(', ')} (all of them)
  --quick  smaller logs and shorter runs, to try it
  --write  keeps the figures in bench/RESULTS.md
`;
  const flag = { type: 'boolean', default: false } as const;
  try {
    const options = { quick: flag, write: flag, help: { ...flag, short: 'h' } };
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    if (values.help) return usage;
    const unknown = positionals.filter((name) => !names.includes(name));
    if (unknown.length > 0) return `bench: there is no part called ${unknown.join(', ')}.\n\n${usage}`;
    const chosen = names.filter((name) => positionals.length === 0 || positionals.includes(name));
    return { chosen, quick: values.quick, write: values.write };
  } catch (cause) {
    return `bench: ${(cause as Error).message}\n\n${usage}`;
  }
}
