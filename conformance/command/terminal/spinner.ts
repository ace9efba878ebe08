import createSpinner from 'yocto-spinner';
import { caller } from '../caller.ts';

/** A line at the bottom of a terminal that shows progress. */
export interface Spinner {
  say(text: string): void;
  stop(): void;
}

/**
 * The columns of the turning sign, of the space behind it, and the last column, where a terminal may break the line.
 */
const TAKEN = 3;

/** Whether lines on a stream can be overwritten: not on a dumb terminal, nor in CI logs, which keep every line. */
export function canShowSpinner(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && caller().env.TERM !== 'dumb' && !('CI' in caller().env);
}

/** How many columns the text of a spinner may take. */
export function spinnerRoom(stream: NodeJS.WriteStream): number {
  return Math.max(10, (stream.columns || 80) - TAKEN);
}

/**
 * Starts a spinner on a terminal; undefined on other streams. The caller handles signals, since the run may have to
 * report.
 */
export function startSpinner(stream: NodeJS.WriteStream, text: string): Spinner | undefined {
  if (!canShowSpinner(stream)) return undefined;
  const cut = (line: string) => {
    const room = spinnerRoom(stream);
    return line.length <= room ? line : `${line.slice(0, room - 1)}…`;
  };
  const spinner = createSpinner({ stream, text: cut(text), handleSignals: false }).start();
  return {
    say: (line) => {
      if (spinner.isSpinning) spinner.text = cut(line);
    },
    stop: () => {
      spinner.stop();
    },
  };
}
