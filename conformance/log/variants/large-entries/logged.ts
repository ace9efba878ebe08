import { logVariant } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const entriesOfHalfTheLengthAtMost = logVariant({
  text: 'takes no entry of more than 32,767 bytes',
  cites:
    'C2SP tlog-tiles, "Log entries": 65,535 bytes are the most that an entry may have, and no log has to take so many',
  install: (rig) => withParts(rig, { entryLimit: () => 32_767 }),
});
