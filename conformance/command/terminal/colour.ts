import { caller } from '../caller.ts';

/** Whether standard output wants colours: a terminal, and nobody said NO_COLOR (no-color.org). */
export function wantsColour(): boolean {
  if (caller().env.NO_COLOR) return false;
  return caller().stdout.isTTY === true || Boolean(caller().env.FORCE_COLOR);
}
