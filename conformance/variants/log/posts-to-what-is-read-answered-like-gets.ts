import type { LogRig } from '../../../src/reference/log/index.ts';
import { below, withMiddleware } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'answers POST to the checkpoint and to tiles as it answers GET',
  cites: 'RFC 9110, section 9.3.3: what POST does is for the resource to say',
  install: (rig) =>
    withMiddleware(rig, (next) => (request) => {
      const read = request.method === 'POST' && /^(checkpoint$|tile\/)/.test(below(request));
      return next(read ? new Request(request.url, { headers: request.headers }) : request);
    }),
});
