import { redactCommand } from '../../../command/secrets/command-secrets.ts';
import { legibleText } from '../../../core/text/legible-text.ts';
import { optionKey } from './option-words.ts';

/** Options that start a program, load a module or run an image. */
const STARTS = /(^|-)command$|^(engine|module|image)$/;

/** Whether an option, by its key in the file, makes a run start a program. */
export const startsProgram = (key: string): boolean => STARTS.test(key);

/**
 * A sentence for each program that a configuration file makes a run start, so that a file which came with somebody
 * else's project runs nothing unseen. `options` are those of the file and `given` those of the command line, which
 * replace them, both under their names in code.
 */
export function programSentences(
  file: string,
  options: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const key = optionKey(name);
    if (!startsProgram(key) || typeof value !== 'string' || given[name] !== undefined) return [];
    // One line, whatever is in it.
    const text = legibleText(redactCommand(value).replaceAll(/\s+/g, ' ').trim());
    return [`${legibleText(file)} starts a program (${key}): ${text}`];
  });
}
