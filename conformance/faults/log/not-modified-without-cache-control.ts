import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withNotModified } from '../not-modified.ts';

export default fault<LogRig>({
  text: 'says that nothing was modified, and not how long that holds',
  breaks: 'LOG-HT-013',
  caughtBy: ['log/revalidation/fields#cache-control'],
  install: (rig) => withNotModified(rig, (headers) => headers.delete('cache-control')),
});
