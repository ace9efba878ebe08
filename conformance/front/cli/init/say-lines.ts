import { caller } from '../../../command/caller.ts';
import { withVisibleControls } from '../../../core/text/legible-text.ts';

/** Lines on standard output. A target may have made some of their text. */
export function sayLines(sentences: readonly string[]): void {
  for (const sentence of sentences) caller().stdout.write(`${withVisibleControls(sentence)}\n`);
}
