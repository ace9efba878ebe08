import { logFault } from '../../testbed/alteration.ts';
import { withNotModified } from '../../testbed/not-modified.ts';

export const notModifiedWithContentType = logFault({
  text: 'names a Content-Type where nothing was modified and no content is sent',
  breaks: 'LOG-HT-014',
  caughtBy: ['log/revalidation/no-content-metadata#described'],
  install: (rig) => withNotModified(rig, (headers) => headers.set('content-type', 'application/octet-stream')),
});
