import type { LogRig } from '../../../src/reference/log/index.ts';
import { withFullTileAhead } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves at a full path, ahead of its checkpoint, a tile that does not begin with its partial one',
  breaks: 'LOG-TL-008',
  caughtBy: ['log/paths/full-is-full#other-beginning'],
  needs: { append: false },
  install: (rig) => withFullTileAhead(rig, Buffer.alloc(8192, 1)),
});
