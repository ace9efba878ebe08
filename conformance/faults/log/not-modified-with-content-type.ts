import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withNotModified } from '../not-modified.ts';

export default fault<LogRig>({
  text: 'names a Content-Type where nothing was modified and no content is sent',
  breaks: 'LOG-HT-014',
  caughtBy: ['log/revalidation/metadata#described'],
  install: (rig) => withNotModified(rig, (headers) => headers.set('content-type', 'application/octet-stream')),
});
