import { brotliCompressSync } from 'node:zlib';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCoding } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'compresses other entries for whoever offers Brotli',
  breaks: 'LOG-TL-006',
  caughtBy: ['log/tiles/unchanging#changed'],
  install: (rig) => withCoding(rig, 'br', (bytes) => brotliCompressSync(bytes.toReversed())),
});
