import type { LogRig } from '../../../src/reference/log/index.ts';
import { BUNDLES } from '../alter.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'calls bundles application/gzip, which is their coding and not their type',
  breaks: 'LOG-EB-003',
  caughtBy: ['log/entries/content-type#media-type'],
  install: (rig) => withHeaders(rig, BUNDLES, (headers) => headers.set('content-type', 'application/gzip')),
});
