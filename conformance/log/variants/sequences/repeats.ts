import { logVariant } from '../../testbed/alteration.ts';
import { withOthersWritingBetween } from '../../testbed/concurrency.ts';
import { withParts } from '../../testbed/parts.ts';
import { isRepeatedAfter } from '../../testbed/repeats.ts';

export const repeatsTakenInAfterManyOthers = logVariant({
  text: 'accepts an entry once more after three hundred others, since it recognizes only the last 256',
  cites: 'choice duplicate: rekor-tiles without persistent deduplication: best effort',
  install: (rig) => {
    const again = isRepeatedAfter(0);
    const { identity } = rig.parts;
    let forgotten = 0;
    const forgetful = withParts(rig, {
      identity: (body) => identity(Buffer.concat([body, Buffer.from(`${forgotten}`)])),
    });
    return withOthersWritingBetween(forgetful, (body) => {
      if (!again(body)) return 0;
      forgotten++;
      return 300;
    });
  },
});
