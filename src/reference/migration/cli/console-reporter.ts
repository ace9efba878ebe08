/** Reports progress on standard error, and asks there; the output of the tool is the result file. */

import { createInterface } from 'node:readline/promises';
import { MigrationError } from '../error.ts';
import type { Reporter } from '../library/reporter.ts';

export interface Console {
  readonly quiet: boolean;
  /** Whether a person confirms a migration. */
  readonly asks: boolean;
  /** The outcome where nobody can answer; where that is a refusal, the advice in its message. */
  readonly unasked: 'goes-on' | { readonly refused: string };
}

export function consoleReporter({ quiet, asks, unasked }: Console): Reporter {
  const say = (text: string) => {
    if (!quiet) process.stderr.write(`${text}\n`);
  };
  return {
    say,
    asks: asks && process.stdin.isTTY === true,
    step: ({ of, step, gas, index, count }) =>
      say(`${of} ${`${index}`.padStart(`${count}`.length)}/${count} ${step} (${gas} gas)`),
    async confirm(question) {
      if (!asks) return true;
      if (process.stdin.isTTY) return ask(question);
      if (unasked === 'goes-on') return true;
      throw new MigrationError('unconfirmed', `Nothing was migrated: nobody can answer here; ${unasked.refused}`);
    },
  };
}

/** Enter alone means yes. The end of the input is not an answer. */
async function ask(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const silence = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
    const answer = await Promise.race([lines.question(`${question} (Y/n) `), silence]);
    return answer !== undefined && /^(y|yes|)$/i.test(answer.trim());
  } finally {
    lines.close();
  }
}
