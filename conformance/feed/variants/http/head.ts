import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';
import { withKeptLengths } from '../../testbed/kept-answers.ts';

export const headOverASocket = feedVariant({
  text: 'sends Content-Length to HEAD, over a socket',
  cites: 'RFC 9110, section 9.3.2: HEAD is answered as GET is, without the content',
  needs: { socket: true },
  install: (rig) => withFeedMiddleware(rig, (next) => (request) => next(request)),
});

export const lengthsKeptWithinTheDeclaredTime = feedVariant({
  text: 'names to HEAD the length that a list had up to four seconds before, of the five seconds that are declared',
  cites: 'choice visible-within: five seconds from a publication to when it is seen',
  needs: { declare: { 'visible-within': '5' }, clock: false },
  install: (rig) => withKeptLengths(rig, 4000),
});

export const headWithoutLength = feedVariant({
  text: 'does not say to HEAD how long the content is',
  cites: 'RFC 9110, section 9.3.2: fields that are determined only while the content is made may be left out',
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      if (request.method === 'HEAD') answer.headers.delete('content-length');
      return answer;
    }),
});

export const headWithoutType = feedVariant({
  text: 'does not say to HEAD of which type the content is',
  cites: 'RFC 9110, section 9.3.2: fields that are determined only while the content is made may be left out',
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      if (request.method === 'HEAD') answer.headers.delete('content-type');
      return answer;
    }),
});
