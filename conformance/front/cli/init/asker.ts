import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Somebody who answers questions line by line, in a terminal. */
export interface Asker {
  /** The next line after this prompt, without white space around it; undefined where there is nobody any more. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

/**
 * Asks on a terminal. Lines that were typed before their question count. `onInterrupt`: Ctrl-C, which the terminal sends
 * as a key while a line is edited.
 */
export function asker(input: Readable, output: NodeJS.WriteStream, onInterrupt: () => void): Asker {
  const editor = createInterface({ input, output, terminal: output.isTTY === true });
  const typed: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let closed = false;
  const answer = (line: string | undefined) => {
    waiting?.(line);
    waiting = undefined;
  };
  editor.on('line', (line) => (waiting ? answer(line.trim()) : typed.push(line.trim())));
  // Ctrl-D, or the end of the terminal.
  editor.on('close', () => {
    closed = true;
    answer(undefined);
  });
  editor.on('SIGINT', () => {
    onInterrupt();
    editor.close();
  });
  return {
    ask: (prompt) => {
      const line = typed.shift();
      if (line !== undefined || closed) {
        output.write(prompt);
        return Promise.resolve(line);
      }
      editor.setPrompt(prompt);
      editor.prompt();
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    close: () => editor.close(),
  };
}
