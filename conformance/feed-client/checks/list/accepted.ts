import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { MEMBERS } from '../../oracle/members.ts';
import { soundReading } from '../../premises/looks/sound-look.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

export const accepted = check<FeedClientTarget>()({
  // READER-LI-001 (must): The client prints the events that a sound feed lists, each with its values. [interface, "What the
  //   service does"]
  proves: 'READER-LI-001',
  reasons: {
    refused: 'it refuses a sound feed',
    nothing: 'no event is found in its output',
    other: 'it prints something else than a sound feed lists',
  },
  owns: [reasonsOf(soundReading, 'refused', 'nothing', 'other')],
  run: async (_client, t) => {
    const { members } = await t.use(soundReading);
    t.judge(false);
    if (members.length < MEMBERS.length) t.note(`it prints ${members.join(', ')}; nothing else was compared`);
  },
});
