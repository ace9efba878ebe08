import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'lacks the last entry in the partial bundles of the sizes that it passes through as it grows',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/entries/well-formed#count'],
  install: (rig) =>
    withStored(rig, /^tile\/entries\/001\.p\/(?!44$)/, (bytes) =>
      rig.parts.bundle(rig.parts.unbundle(bytes)!.slice(0, -1)),
    ),
});
