import createSpinner from 'yocto-spinner';
import { caller } from '../caller.ts';

/** A line at the bottom of a terminal that tells how far something is. */
export interface Spinner {
  say(text: string): void;
  stop(): void;
}

/** What the turning sign and the space behind it take, and the last column, which a terminal may break the line in. */
const TAKEN = 3;

/** Whether lines on a stream can be written over: not where a terminal is dumb, nor in logs of CI, which keep each one. */
export function canShowSpinner(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && caller().env.TERM !== 'dumb' && !('CI' in caller().env);
}

/** How many columns a spinner's text may take. */
export function spinnerRoom(stream: NodeJS.WriteStream): number {
  return Math.max(10, (stream.columns || 80) - TAKEN);
}

/** Starts a spinner on a terminal; undefined on anything else. Signals are the caller's: the run may have to report. */
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
