import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { soundWriting } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

export const accepted = check<LogClientTarget>()({
  // CLIENT-WR-001 (must): The client has an entry logged, and accepts the answer of a sound log. [rekor-clients, "Rekor v2 API"]
  proves: 'CLIENT-WR-001',
  reasons: {
    refused: 'it refuses the answer of a sound log',
    nothing: 'it has no entry logged',
  },
  owns: [reasonsOf(soundWriting, 'refused', 'nothing')],
  run: async (_client, t) => {
    const look = await t.use(soundWriting);
    const defect = { reason: 'refused', expected: 'it is content with a sound log', actual: look.ended } as const;
    t.judge(!look.content && defect, look);
  },
});
