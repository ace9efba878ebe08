import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withPosts } from '../refused.ts';

export default fault<LogRig>({
  text: 'has the metadata of the RPC in the headers of what it answers to a new entry',
  breaks: 'LOG-CE-017',
  caughtBy: ['log/refused/metadata#metadata'],
  install: (rig) =>
    withPosts(rig, async (asked) => {
      const response = await asked.answer();
      const headers = new Headers(response.headers);
      headers.set('grpc-metadata-content-type', 'application/grpc');
      return new Response(response.body, { status: response.status, headers });
    }),
});
