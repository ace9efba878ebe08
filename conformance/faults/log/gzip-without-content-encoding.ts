import type { LogRig } from '../../../src/reference/log/index.ts';
import { BUNDLES } from '../alter.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'compresses bundles and does not say so',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/entries/well-formed#truncated'],
  install: (rig) => withHeaders(rig, BUNDLES, (headers) => headers.delete('content-encoding')),
});
