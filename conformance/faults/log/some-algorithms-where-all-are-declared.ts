import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'refuses RSA though it is declared to take all algorithms',
  breaks: 'LOG-CE-023',
  caughtBy: ['log/algorithms/taken#not-as-declared'],
  needs: { declare: { algorithms: 'all' } },
  install: (rig) =>
    withParts(rig, {
      algorithmOf: (keyDetails) => {
        const algorithm = rig.parts.algorithmOf(keyDetails);
        return algorithm?.family === 'rsa' ? undefined : algorithm;
      },
    }),
});
