import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../alter.ts';
import { fault } from '../fault.ts';
import { afterCalls } from '../trigger.ts';

export default fault<LogRig>({
  text: 'answers a full bundle with its entries in another order after the first time',
  breaks: 'LOG-TL-006',
  caughtBy: ['log/tiles/unchanging#changed'],
  needs: { entries: 256n },
  install: (rig) => {
    const later = afterCalls(1);
    const { bundle, unbundle } = rig.parts;
    return withStored(rig, /^tile\/entries\/000$/, (bytes) =>
      later() ? bundle([...unbundle(bytes)!].reverse()) : bytes,
    );
  },
});
