import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';
import { everyNth } from '../../faults/trigger.ts';

export default variant<LogRig>({
  text: 'answers 429 to every third request, reads and writes alike, and lets the client come again at once',
  cites: 'RFC 6585, section 4: the client is to slow down and come again',
  install: (rig) => {
    const third = everyNth(3);
    return withMiddleware(
      rig,
      (next) => async (request) =>
        third() ? new Response('slowly\n', { status: 429, headers: { 'retry-after': '0' } }) : next(request),
    );
  },
});
