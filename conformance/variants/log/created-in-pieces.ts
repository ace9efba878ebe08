import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCreated } from '../../faults/created.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'sends the answer with a created entry byte by byte',
  cites: 'RFC 9112, section 7.1: a body may come in chunks of any size',
  install: (rig) =>
    withCreated(rig, async (response) => {
      const bytes = await response.bytes();
      let at = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(to) {
          if (at === bytes.length) to.close();
          else to.enqueue(bytes.slice(at, ++at));
        },
      });
      return new Response(body, { status: response.status, headers: response.headers });
    }),
});
