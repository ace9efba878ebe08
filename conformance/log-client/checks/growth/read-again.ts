import { check } from '../../../core/check/check.ts';
import { grownLog, STANDING } from '../../premises/looks/grown-log.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

export const readAgain = check<LogClientTarget>()({
  // CLIENT-GR-008 (should): While the log stands, the client does not read tiles and bundles again, which are immutable.
  //   [tlog-tiles, "Merkle Tree"]
  proves: 'CLIENT-GR-008',
  needs: ['follow'],
  reasons: { again: 'it reads tiles or bundles again while the log stands' },
  run: async (client, t) => {
    await t.use(grownLog);
    const [, ...again] = await client.follow!({}, STANDING);
    for (const look of again) {
      if (look.unfinished !== undefined) t.inconclusive(look.unfinished);
      const reads = look.reads.filter(({ path }) => path !== 'checkpoint');
      const bytes = reads.reduce((sum, read) => sum + read.bytes, 0);
      const paths = [...new Set(reads.map(({ path }) => path))];
      const defect = {
        reason: 'again',
        expected: 'the checkpoint and nothing else, while its size stands',
        actual: `${bytes} bytes again, in ${reads.length} requests: ${paths.slice(0, 5).join(', ')}`,
        at: 'touchstone serve log --entries 300',
      } as const;
      t.judge(reads.length > 0 && defect, look);
    }
    t.note('0 bytes of tiles and bundles were read again while the size stood');
  },
});
