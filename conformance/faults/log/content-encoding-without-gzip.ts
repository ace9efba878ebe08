import type { LogRig } from '../../../src/reference/log/index.ts';
import { BUNDLES, withParts } from '../alter.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'says that bundles are compressed and sends them as they are',
  breaks: 'LOG-TL-007',
  caughtBy: ['log/http/content-coding#undecodable'],
  install: (rig) =>
    withHeaders(withParts(rig, { wantsGzip: () => false }), BUNDLES, (headers) =>
      headers.set('content-encoding', 'gzip'),
    ),
});
