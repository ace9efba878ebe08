import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes the hashes of a tile in base64, a line each',
  breaks: 'LOG-TL-002',
  caughtBy: ['log/tiles/length#length'],
  install: (rig) =>
    withParts(rig, {
      tile: (hashes) => Buffer.from(hashes.map((hash) => `${Buffer.from(hash).toString('base64')}\n`).join('')),
    }),
});
