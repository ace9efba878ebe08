import { caller } from '../../../command/caller.ts';
import { withVisibleControls } from '../../../core/text/legible-text.ts';

/** A run on one of several targets. */
export interface OneOfSeveral {
  readonly name: string;
  readonly heading: string;
  /** Reports, and sets the exit code. */
  run(): Promise<void>;
}

/** Exit codes by weight: of several, the first counts. */
const WEIGHT = [129, 130, 70, 2, 4, 1, 3, 5, 0];
/** A run that was interrupted ends all. */
const INTERRUPTED = new Set([129, 130]);
const MEANINGS: Readonly<Record<number, string>> = {
  0: 'as it should be',
  1: 'not as it should be',
  2: 'wrong usage',
  3: 'incomplete',
  4: 'unreachable',
  5: 'stale baseline',
  70: 'suite fault',
  129: 'interrupted',
  130: 'interrupted',
};

/**
 * Runs one after the other, each under its heading, then sums up: each with its exit code, and what was left out. The exit
 * code is the first of 70, 2, 4, 1, 3, 5 that one of them has. A single one has neither heading nor sum.
 */
export async function inTurn(
  runs: readonly OneOfSeveral[],
  { source, leftOut, quiet }: { readonly source: string; readonly leftOut: readonly string[]; readonly quiet: boolean },
): Promise<void> {
  const { stdout, stderr } = caller();
  if (runs.length === 1) {
    for (const why of leftOut) stderr.write(withVisibleControls(`touchstone: ${source}: left out ${why}\n`));
    return runs[0]!.run();
  }
  const say = (text: string): void => void stdout.write(withVisibleControls(text));
  const lines: string[] = [];
  const codes: number[] = [];
  for (const [at, { name, heading, run }] of runs.entries()) {
    say(`${at > 0 && !quiet ? '\n' : ''}${at + 1} of ${runs.length}: ${heading}\n${quiet ? '' : '\n'}`);
    caller().exitCode = 0;
    await run();
    const code = caller().exitCode;
    codes.push(code);
    lines.push(`${String(code).padStart(5)}  ${name}: ${MEANINGS[code] ?? 'ended'}`);
    if (INTERRUPTED.has(code)) break;
  }
  caller().exitCode = WEIGHT.find((code) => codes.includes(code)) ?? 0;
  const others = leftOut.map((why) => `    –  left out ${why}`);
  if (!quiet) say(`\nThe logs of ${source}, with the exit code of each\n${[...lines, ...others].join('\n')}\n`);
}
