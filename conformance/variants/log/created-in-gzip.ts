import { gzipSync } from 'node:zlib';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCreated } from '../../faults/created.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'compresses the answer with a created entry',
  cites: 'RFC 9110, section 12.5.3: without Accept-Encoding any content coding may be used',
  install: (rig) =>
    withCreated(rig, async (response) => {
      const headers = new Headers(response.headers);
      headers.set('content-encoding', 'gzip');
      return new Response(gzipSync(await response.bytes()), { status: response.status, headers });
    }),
});
