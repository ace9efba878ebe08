import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { GROWING, grownLog } from '../../premises/looks/grown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

export const accepted = check<LogClientTarget>()({
  // CLIENT-GR-001 (must): The client accepts a log that grows, each of whose trees begins with the one before. [tlog-tiles, "Log
  //   entries"]
  proves: 'CLIENT-GR-001',
  needs: ['follow'],
  reasons: { refused: 'it refuses a sound log that grows' },
  owns: [reasonsOf(grownLog, 'refused')],
  run: async (_client, t) => {
    await t.use(soundLook);
    for (const [at, look] of (await t.use(grownLog)).entries()) {
      const defect = {
        reason: 'refused',
        expected: 'it is content',
        actual: look.ended,
        at: `${GROWING[at]} entries`,
      } as const;
      t.judge(!look.content && defect, look);
    }
  },
});
