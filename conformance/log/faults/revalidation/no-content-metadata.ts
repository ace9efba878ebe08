import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withNotModified } from '../../testbed/not-modified.ts';

export const notModifiedWithContentType = fault<LogRig>({
  text: 'names a Content-Type where nothing was modified and no content is sent',
  breaks: 'LOG-HT-014',
  caughtBy: ['log/revalidation/no-content-metadata#described'],
  install: (rig) => withNotModified(rig, (headers) => headers.set('content-type', 'application/octet-stream')),
});
