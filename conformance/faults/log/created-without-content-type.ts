import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCreated } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'names no Content-Type for a created entry',
  breaks: 'LOG-CE-004',
  caughtBy: ['log/create/content-type#missing'],
  install: (rig) =>
    withCreated(rig, async (response) => {
      const headers = new Headers(response.headers);
      headers.delete('content-type');
      return new Response(await response.bytes(), { status: response.status, headers });
    }),
});
