import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedMiddleware } from '../../faults/feed.ts';

const PROBLEM = JSON.stringify({
  type: 'https://feed.example/problems/no-key',
  title: 'The key is not valid',
  status: 401,
  id: 'a1b2c3',
});
const PAGE =
  '<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:feed:no-key</id><title>The key is not valid</title>' +
  '<updated>2026-01-01T00:00:00Z</updated></feed>';

export default variant<FeedRig>({
  text: 'refuses keys with a problem that has an id, and in XML with a feed of Atom that has no entry',
  cites: 'RFC 9457, section 3.2: problem types may have further members',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      if (!/"status":(401|511)\b|<status>(401|511)</.test(await answer.clone().text())) return answer;
      const isXml = new URL(request.url).pathname.endsWith('.xml');
      const type = isXml ? 'application/atom+xml' : 'application/problem+json';
      const headers = { 'content-type': type, 'cache-control': 'no-store', 'www-authenticate': 'ApiKey' };
      return new Response(isXml ? PAGE : PROBLEM, { status: 401, headers });
    }),
});
