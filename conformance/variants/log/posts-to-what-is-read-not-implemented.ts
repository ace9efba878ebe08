import type { LogRig } from '../../../src/reference/log/index.ts';
import { below, withMiddleware } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';
import { json } from '../../faults/refused.ts';

export default variant<LogRig>({
  text: 'answers POST to the checkpoint and to tiles with 501, as grpc-gateway does',
  cites: 'RFC 9110, section 9.1',
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => async (request) =>
        request.method === 'POST' && /^(checkpoint$|tile\/)/.test(below(request))
          ? json(501, { code: 12, message: 'Method Not Allowed', details: [] })
          : next(request),
    ),
});
