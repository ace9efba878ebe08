import type { LogRig } from '../../../src/reference/log/index.ts';
import { TILES, withStored } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes the hashes of a tile in hex',
  breaks: 'LOG-TL-002',
  caughtBy: ['log/tiles/length#length'],
  install: (rig) => withStored(rig, TILES, (bytes) => Buffer.from(Buffer.from(bytes).toString('hex'))),
});
