import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMiddleware, withFeedParts } from '../../testbed/alterations.ts';
import { withSimilarKeys } from '../../testbed/keys.ts';

export const hexadecimalKeyInAnyCase = feedVariant({
  text: 'does not mind the case of a key that is a number in hexadecimal',
  cites: 'Interface, "Authentication": a key is required; whether it is a text or a number is not shown',
  install: (rig) =>
    withSimilarKeys(rig, (given, valid) => /^[0-9a-f]+$/i.test(valid) && given.toLowerCase() === valid.toLowerCase()),
});

export const keysAreIntegers = feedVariant({
  text: 'reads a key of digits as an integer, so that zeros before it change nothing',
  cites: 'Interface, "Authentication": a key is required; whether it is a text or a number is not shown',
  needs: { key: '0123456' },
  install: (rig) =>
    withSimilarKeys(rig, (given, valid) => /^\d+$/.test(given) && /^\d+$/.test(valid) && +given === +valid),
});

export const keyTrimmed = feedVariant({
  text: 'cuts off space around a key',
  cites: 'Interface, "Authentication": what makes a key valid is not shown',
  install: (rig) => withSimilarKeys(rig, (given, valid) => given.trim() === valid),
});

export const keyWithATrailingSlash = feedVariant({
  text: 'passes over a slash behind a key',
  cites: 'Interface, "Authentication": what makes a key valid is not shown',
  install: (rig) => withSimilarKeys(rig, (given, valid) => given === `${valid}/`),
});

export const oneValidKeyOfSeveral = feedVariant({
  text: 'accepts requests with a valid key among others',
  cites: 'Interface, "Authentication": which of several keys counts is not shown',
  install: (rig) =>
    withFeedParts(rig, {
      authorise: (given, find) => rig.parts.authorise([given.find((key) => find(key)) ?? given[0] ?? []].flat(), find),
    }),
});

const PROBLEM = JSON.stringify({
  type: 'https://feed.example/problems/no-key',
  title: 'The key is not valid',
  status: 401,
  id: 'a1b2c3',
});
const PAGE =
  '<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:feed:no-key</id><title>The key is not valid</title>' +
  '<updated>2026-01-01T00:00:00Z</updated></feed>';

export const refusalsAreProblems = feedVariant({
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
