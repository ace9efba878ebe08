import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { withBadRequests } from '../../faults/refused.ts';

export default variant<LogRig>({
  text: 'leaves out of an error what is empty, has a member more, and names a charset',
  cites: 'RFC 9110, section 8.3.1: parameters; protobuf JSON leaves defaults out',
  install: (rig) =>
    withBadRequests(rig, ({ code, message }) => {
      const headers = { 'content-type': 'Application/JSON; charset=UTF-8' };
      return new Response(JSON.stringify({ code, message, error: 'refused' }), { status: 400, headers });
    }),
});
