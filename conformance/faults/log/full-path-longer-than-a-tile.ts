import type { LogRig } from '../../../src/reference/log/index.ts';
import { withFullTileAhead } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves at the full path of a partial tile more than a tile can have',
  breaks: 'LOG-TL-008',
  caughtBy: ['log/paths/full-is-full#long'],
  needs: { append: false },
  install: (rig) => withFullTileAhead(rig, Buffer.alloc(10_408, 1)),
});
