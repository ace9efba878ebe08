import type { FeedRig } from '../../../src/reference/feed/index.ts';
import type { Direct } from '../../../src/reference/serve.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
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
