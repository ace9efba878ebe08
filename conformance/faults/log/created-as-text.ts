import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCreated } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'calls a created entry plain text',
  breaks: 'LOG-CE-004',
  caughtBy: ['log/create/content-type#media-type'],
  install: (rig) =>
    withCreated(rig, async (response) => {
      const headers = new Headers(response.headers);
      headers.set('content-type', 'text/plain; charset=utf-8');
      return new Response(await response.bytes(), { status: response.status, headers });
    }),
});
