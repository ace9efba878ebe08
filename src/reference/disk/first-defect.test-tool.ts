import { seededRandom } from '../../../conformance/core/run/random.ts';
import type { Random } from './crash-states.test-tool.ts';

/** The first defect of a number of states after a loss of power; `defectAfter` makes one, after so many operations. */
export async function firstDefect(
  operations: number,
  states: number,
  defectAfter: (count: number, random: Random) => Promise<string | undefined>,
): Promise<string | undefined> {
  const { below } = seededRandom(1n, 'power');
  for (let state = 0; state < states; state++) {
    const count = below(operations + 1);
    const defect = await defectAfter(count, below);
    if (defect) return `after ${count} operations: ${defect}`;
  }
  return undefined;
}
