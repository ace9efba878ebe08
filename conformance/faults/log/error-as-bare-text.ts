import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withBadRequests } from '../refused.ts';

export default fault<LogRig>({
  text: 'answers errors with the message alone, called JSON',
  breaks: 'LOG-CE-015',
  caughtBy: ['log/refused/form#not-json'],
  install: (rig) =>
    withBadRequests(
      rig,
      ({ message }) => new Response(String(message), { status: 400, headers: { 'content-type': 'application/json' } }),
    ),
});
