import { logVariant } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';
import { everyNth } from '../../testbed/triggers.ts';

export const publishesEarlierEntriesDuringTheRun = logVariant({
  text: 'publishes entries during the run that it accepted before, without a declared time for it',
  cites: 'choice publish-within: stated by no source',
  install: (rig) => {
    const now = everyNth(4);
    let number = 0;
    return withMiddleware(rig, (next) => async (request) => {
      const grows = request.method === 'GET' && pathBelowBase(request) === 'checkpoint' && now();
      const response = await next(request);
      if (grows)
        await next(new Request(new URL('/append', request.url), { method: 'POST', body: `taken before ${number++}` }));
      return response;
    });
  },
});
