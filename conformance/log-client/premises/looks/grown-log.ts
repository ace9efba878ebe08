import { premise } from '../../../core/check/premise.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';
import { commandOf, type Showings, type ShownLog } from './shown-log.ts';

/** The sizes of a log that is followed: within a tile, to its end, and beyond it. */
export const GROWING = [300n, 301n, 512n, 600n];
/** The sizes of a log that stands. */
export const STANDING = [300n, 300n, 300n];

/** The looks at a sound log that grows. A client that refuses it has no reason to be content with any other. */
export const grownLog = premise<LogClientTarget>()({
  name: 'grown-log',
  reasons: ['refused'],
  find: async (client, t) => {
    const looks = await client.follow!({}, GROWING);
    const last = looks.at(-1)!;
    if (last.unfinished !== undefined) t.inconclusive(last.unfinished);
    const refused = {
      reason: 'refused',
      expected: `it is content with a sound log that grows: ${GROWING.join(', ')} entries`,
      actual: `with ${GROWING[looks.length - 1]} entries it refuses it: ${last.ended}`,
      at: 'touchstone serve log --entries 300',
    } as const;
    if (!last.content) t.fail(refused, last);
    return looks;
  },
});

/** Shows logs that grow to these sizes, several at once. A look stands for all before it, since a refusal is the last. */
export async function followLogs<R extends string>(
  { follow }: LogClientTarget,
  showings: Showings<R>,
  sizes: readonly bigint[],
): Promise<readonly ShownLog<R>[]> {
  const all = Object.entries(showings) as [R, Showings<R>[R]][];
  const shown = all.flatMap(([reason, list]) =>
    list.map(async (showing) => {
      const looks = await follow!(showing.log, sizes, showing.later);
      const name = `${commandOf(showing)}  # read at the sizes ${sizes.join(', ')}: curl --data x APPEND adds an entry`;
      return { reason, name, expected: showing.expected, look: looks.at(-1)! };
    }),
  );
  return Promise.all(shown);
}
