import { logFault } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';

export const growsWhileNobodyWrites = logFault({
  text: 'adds entries of its own, though nobody writes',
  breaks: 'LOG-IF-004',
  caughtBy: ['log/idle/only-accepted#grew'],
  needs: { declare: { 'publish-within': '1', 'stale-within': '0' } },
  install: (rig) => {
    let number = 0;
    return withMiddleware(rig, (next) => async (request) => {
      const grows = request.method === 'GET' && pathBelowBase(request) === 'checkpoint';
      const response = await next(request);
      if (grows)
        await next(new Request(new URL('/append', request.url), { method: 'POST', body: `of its own ${number++}` }));
      return response;
    });
  },
});

export const junkBesideEveryEntry = logFault({
  text: 'adds an entry of its own beside each that it is given',
  breaks: 'LOG-IF-004',
  caughtBy: ['log/idle/only-accepted#more-than-accepted'],
  needs: { declare: { 'publish-within': '1', 'stale-within': '0' } },
  install: (rig) => {
    let number = 0;
    return withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (new URL(request.url).pathname === '/append')
        await next(new Request(request.url, { method: 'POST', body: `of its own ${number++}` }));
      return response;
    });
  },
});

export const takesEachEntryTwice = logFault({
  text: 'takes each entry that it is given twice',
  breaks: 'LOG-IF-004',
  caughtBy: ['log/idle/only-accepted#twice'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const again = request.url.endsWith('/append') ? request.clone() : undefined;
      const response = await next(request);
      if (again) await next(again);
      return response;
    }),
});
