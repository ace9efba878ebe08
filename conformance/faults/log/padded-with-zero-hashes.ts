import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'fills the tree up to a power of two with hashes of zeroes',
  breaks: 'LOG-MH-002',
  caughtBy: ['log/tiles/match-root#root'],
  install: (rig) =>
    withParts(rig, {
      foldRoot: (hashes, parts) => {
        const wide = 2 ** Math.ceil(Math.log2(hashes.length));
        const zeroes = Array.from({ length: wide - hashes.length }, () => new Uint8Array(32));
        return rig.parts.foldRoot([...hashes, ...zeroes], parts);
      },
    }),
});
