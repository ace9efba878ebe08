import type { LogRig } from '../../../src/reference/log/index.ts';
import { BUNDLES, withParts } from '../alter.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'calls bundles that are not compressed identity-coded',
  breaks: 'LOG-EB-004',
  caughtBy: ['log/entries/compressed#plain'],
  install: (rig) =>
    withHeaders(withParts(rig, { wantsGzip: () => false }), BUNDLES, (headers) =>
      headers.set('content-encoding', 'identity'),
    ),
});
