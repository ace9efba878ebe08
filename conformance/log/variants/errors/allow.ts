import { logVariant } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';

export const allowWithMoreMethods = logVariant({
  text: 'names more methods in Allow than it answers, in two lines and without spaces',
  cites: 'RFC 9110, section 10.2.1: the methods that are advertised, and section 5.3',
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (response.status !== 405) return response;
      response.headers.set('allow', 'OPTIONS,PROPFIND');
      response.headers.append('allow', pathBelowBase(request) === 'log/entries' ? 'POST' : 'HEAD,GET,POST');
      return response;
    }),
});
