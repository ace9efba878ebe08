import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withFullNames } from '../stores.ts';

export default fault<LogRig>({
  text: 'serves under the full path of a tile what there is of it so far, and under the partial one as well',
  breaks: 'LOG-TL-008',
  caughtBy: ['log/paths/full-is-full#short'],
  needs: { append: false },
  install: (rig) => withFullNames(rig, /^tile\/\d+\//),
});
