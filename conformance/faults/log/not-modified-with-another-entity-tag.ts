import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withNotModified } from '../not-modified.ts';

export default fault<LogRig>({
  text: 'says that nothing was modified, and names an entity tag that it never gave',
  breaks: 'LOG-HT-013',
  caughtBy: ['log/revalidation/fields#etag'],
  install: (rig) => withNotModified(rig, (headers) => headers.set('etag', '"not-modified"')),
});
