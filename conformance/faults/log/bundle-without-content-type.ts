import type { LogRig } from '../../../src/reference/log/index.ts';
import { BUNDLES } from '../alter.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves bundles without a Content-Type',
  breaks: 'LOG-EB-003',
  caughtBy: ['log/entries/content-type#missing'],
  install: (rig) => withHeaders(rig, BUNDLES, (headers) => headers.delete('content-type')),
});
