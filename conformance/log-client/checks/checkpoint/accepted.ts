import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

export const accepted = check<LogClientTarget>()({
  // CLIENT-CP-001 (must): The client accepts the checkpoint of a sound log. [tlog-tiles, "Checkpoints"]
  proves: 'CLIENT-CP-001',
  reasons: { refused: 'it refuses a sound log' },
  owns: [reasonsOf(soundLook, 'refused')],
  run: async (_client, t) => {
    const look = await t.use(soundLook);
    const defect = { reason: 'refused', expected: 'it is content with a sound log', actual: look.ended } as const;
    t.judge(!look.content && defect, look);
  },
});
