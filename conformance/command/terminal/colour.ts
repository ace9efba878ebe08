import { caller } from '../caller.ts';

/** Whether standard output should have colours: it is a terminal, and NO_COLOR is not set (no-color.org). */
export function wantsColour(): boolean {
  if (caller().env.NO_COLOR) return false;
  return caller().stdout.isTTY === true || Boolean(caller().env.FORCE_COLOR);
}
