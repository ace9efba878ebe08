import type { Direct } from '../../../../src/reference/serve.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';
import { withKeptLengths } from '../../testbed/kept-answers.ts';

export const headNotFound = feedFault({
  text: 'answers HEAD with 404',
  breaks: 'FEED-HT-002',
  caughtBy: ['feed/http/head#status'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      if (request.method !== 'HEAD') return answer;
      const headers = new Headers(answer.headers);
      headers.delete('content-length');
      return new Response(null, { status: 404, headers });
    }),
});

export const headOfAnotherType = feedFault({
  text: 'sends another Content-Type to HEAD',
  breaks: 'FEED-HT-002',
  caughtBy: ['feed/http/head#content-type'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      if (request.method !== 'HEAD') return answer;
      const headers = new Headers(answer.headers);
      headers.set('content-type', 'text/html');
      return new Response(null, { status: answer.status, headers });
    }),
});

export const headKeptWhenPublished = feedFault({
  text: 'names to HEAD the length that a list had before a publication',
  breaks: 'FEED-HT-002',
  caughtBy: ['feed/http/head#length'],
  install: (rig) => withKeptLengths(rig, Number.POSITIVE_INFINITY),
});

export const headWithLengthZero = feedFault({
  text: 'answers HEAD with the length 0',
  breaks: 'FEED-HT-002',
  caughtBy: ['feed/http/head#length'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      if (request.method !== 'HEAD') return answer;
      const headers = new Headers(answer.headers);
      headers.set('content-length', '0');
      return new Response(null, { status: answer.status, headers });
    }),
});

export const headWithContent = feedFault({
  text: 'sends the content behind the head of an answer to HEAD',
  breaks: 'FEED-HT-002',
  caughtBy: ['feed/http/head#content'],
  needs: { socket: true },
  install: (rig) =>
    withFeedMiddleware(rig, (next) => {
      const direct: Direct = ({ method, url, socket }) => {
        if (method !== 'HEAD') return undefined;
        return next(new Request(`http://feed${url}`)).then(async (answer) => {
          const body = Buffer.from(await answer.arrayBuffer());
          answer.headers.set('content-length', String(body.length));
          answer.headers.set('connection', 'close');
          const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
          socket.end(Buffer.concat([Buffer.from(`HTTP/1.1 ${answer.status} OK\r\n${lines}\r\n`), body]));
        });
      };
      return Object.assign((request: Request) => next(request), { direct });
    }),
});
