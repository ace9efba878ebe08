/** Runs the real command in a terminal of its own, 80 columns wide, in which keys can be pressed. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ended } from './command.test-tool.ts';

const BIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** Copies between its own streams and the terminal, and ends with the exit code of the command. */
const PTY = 'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))';
const SIZED = 'stty cols 80 rows 24; exec "$0" "$@"';

/** Whether there is something here that makes terminals. */
export const hasPty = spawnSync('python3', ['-c', 'import os, pty; os.waitstatus_to_exitcode']).status === 0;

/** A command in a terminal. */
export interface InTerminal {
  /** Presses Ctrl-C twice. */
  interruptTwice(): void;
  /** Presses these keys when a text stands in the terminal. */
  typeAfter(text: string, keys: string): Promise<void>;
  /** Closes the terminal, as the end of a connection does. `end` then tells nothing of the command. */
  close(): void;
  /** What stood in the terminal at the end, without colours, and the exit code. */
  readonly end: Promise<{ readonly code: number; readonly screen: string; readonly raw: string }>;
}

/** Starts `touchstone ARGS` in a terminal, in a folder. */
export function inTerminal(args: readonly string[], cwd = process.cwd()): InTerminal {
  const env: NodeJS.ProcessEnv = { ...process.env, TERM: 'xterm-256color' };
  // Either would make it another terminal than a person has.
  delete env.CI;
  delete env.NO_COLOR;
  const command = ['sh', '-c', SIZED, process.execPath, BIN, ...args];
  const child = spawn('python3', ['-c', PTY, ...command], { stdio: ['pipe', 'pipe', 'pipe'], env, cwd });
  let shown = '';
  child.stdout.on('data', (bytes: Buffer | string) => (shown += bytes));
  const typeAfter = async (text: string, keys: string) => {
    while (!stripVTControlCharacters(shown).includes(text)) await once(child.stdout, 'data');
    child.stdin.write(keys);
  };
  const end = ended(child).then(({ code, stdout }) => {
    const screen = stripVTControlCharacters(stdout).replaceAll('\r\n', '\n');
    return { code, screen, raw: stdout };
  });
  return {
    interruptTwice: () => child.stdin.write('\u0003\u0003'),
    typeAfter,
    close: () => child.kill('SIGKILL'),
    end,
  };
}
