import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'begins every bundle but the first with the second of its entries',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  install: (rig) =>
    withStored(rig, /^tile\/entries\/(?!000)/, (bytes) => {
      const [first, ...rest] = rig.parts.unbundle(bytes)!;
      return rig.parts.bundle([...rest, first!]);
    }),
});
