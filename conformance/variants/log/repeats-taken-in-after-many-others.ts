import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../../faults/alter.ts';
import { longAgo, withOthersBetween } from '../../faults/entries.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'takes in an entry once more after three hundred others, since it knows again only the last 256',
  cites: 'choice duplicate: rekor-tiles without persistent deduplication: best effort',
  install: (rig) => {
    const again = longAgo(0);
    const { identity } = rig.parts;
    let forgotten = 0;
    const forgetful = withParts(rig, {
      identity: (body) => identity(Buffer.concat([body, Buffer.from(`${forgotten}`)])),
    });
    return withOthersBetween(forgetful, (body) => {
      if (!again(body)) return 0;
      forgotten++;
      return 300;
    });
  },
});
