/** Makes changes of a program, one at a time in each of its copies, and has each judged. */

import { readFile, writeFile } from 'node:fs/promises';
import { type Change, changedText, type Fate } from './change.ts';
import { shuffled } from './shuffled.ts';
import type { Bench } from './subject.ts';

/** A change that was drawn, and what became of it. */
export interface Judged {
  readonly change: Change;
  readonly fate: Fate;
}

/**
 * Draws changes in the order of the seed until as many as `sample` were judged. A change in code that no set-up runs
 * is not judged (NoCoverage), nor one that the compiler refuses (CompileError). The benches are equal copies.
 */
export async function judgeChanges(
  benches: readonly [Bench, ...Bench[]],
  { seed, sample }: { readonly seed: bigint; readonly sample: number },
  tell: (judged: Judged) => void,
): Promise<readonly Judged[]> {
  const [{ watched, changes }] = benches;
  const ran = await watched();
  const queue = [...shuffled(changes, seed)];
  const drawn: Judged[] = [];
  let taken = 0;
  const work = async (bench: Bench) => {
    for (let change: Change | undefined; taken < sample && (change = queue.shift()); ) {
      taken++;
      const fate: Fate = ran(change) ? await fateOf(bench, change) : { status: 'NoCoverage' };
      if (fate.status === 'NoCoverage' || fate.status === 'CompileError') taken--;
      drawn.push({ change, fate });
      tell({ change, fate });
    }
  };
  await Promise.all(benches.map(work));
  return drawn;
}

async function fateOf(bench: Bench, change: Change): Promise<Fate> {
  const path = bench.path(change.file);
  const source = await readFile(path);
  try {
    await writeFile(path, changedText(source, change));
    const complaint = await bench.build();
    if (complaint !== undefined) return { status: 'CompileError', statusReason: complaint };
    for (const setUp of bench.setUps) {
      const { killedBy, because } = await setUp.judge();
      if (killedBy.length > 0) return killed(killedBy, because);
    }
    return { status: 'Survived' };
  } finally {
    await writeFile(path, source);
  }
}

function killed(killedBy: readonly string[], because?: string): Fate {
  return { status: 'Killed', killedBy: [...killedBy], ...(because === undefined ? {} : { statusReason: because }) };
}
