import type { LogRig } from '../../../src/reference/log/index.ts';
import { below, withMiddleware } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';
import { everyNth } from '../../faults/trigger.ts';

export default variant<LogRig>({
  text: 'publishes during the run what it had accepted before, and nobody said how long that may take',
  cites: 'choice publish-within: stated by no source',
  install: (rig) => {
    const now = everyNth(4);
    let number = 0;
    return withMiddleware(rig, (next) => async (request) => {
      const grows = request.method === 'GET' && below(request) === 'checkpoint' && now();
      const response = await next(request);
      if (grows)
        await next(new Request(new URL('/append', request.url), { method: 'POST', body: `taken before ${number++}` }));
      return response;
    });
  },
});
