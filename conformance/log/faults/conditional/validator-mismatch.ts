import type { LogRig } from '../../../../src/reference/log/rig.ts';
import { logFault } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';
import { notModifiedResponse } from '../../testbed/not-modified.ts';

/** Answers 304 where a rule about the given entity tag and the current one says so. */
const notModifiedWhere = (rig: LogRig, matches: (given: string, current: string) => boolean): LogRig =>
  withMiddleware(rig, (next) => async (request) => {
    const given = request.headers.get('if-none-match');
    const response = await next(request);
    const current = response.headers.get('etag');
    const isSame = response.status === 200 && given !== null && current !== null && matches(given, current);
    return isSame ? notModifiedResponse(response) : response;
  });

export const entityTagsComparedByTheBeginning = logFault({
  text: 'compares entity tags by as many characters as it is given',
  breaks: 'LOG-HT-003',
  caughtBy: ['log/conditional/validator-mismatch#not-modified'],
  install: (rig) =>
    notModifiedWhere(rig, (given, current) => given.length > 2 && current.startsWith(given.slice(0, -1))),
});

export const entityTagFoundInAnother = logFault({
  text: 'finds its entity tag in a longer one',
  breaks: 'LOG-HT-003',
  caughtBy: ['log/conditional/validator-mismatch#not-modified'],
  install: (rig) => notModifiedWhere(rig, (given, current) => given.includes(current.slice(0, -1))),
});

export const notModifiedForEveryTagItEverHad = logFault({
  text: 'answers 304 for the entity tag of any checkpoint that it ever served',
  breaks: 'LOG-HT-003',
  caughtBy: ['log/conditional/validator-mismatch#not-modified'],
  install: (rig) => {
    const had = new Set<string>();
    return withMiddleware(rig, (next) => async (request) => {
      const given = request.headers.get('if-none-match');
      const headers = new Headers(request.headers);
      headers.delete('if-none-match');
      const response = await next(new Request(request, { headers }));
      if (response.status === 200) had.add(response.headers.get('etag')!);
      const tags = (given ?? '').split(/\s*,\s*/).map((tag) => tag.replace(/^W\//, ''));
      return tags.some((tag) => tag === '*' || had.has(tag)) ? notModifiedResponse(response) : response;
    });
  },
});

export const notModifiedSinceAnyTime = logFault({
  text: 'answers 304 to every time in If-Modified-Since',
  breaks: 'LOG-HT-003',
  caughtBy: ['log/conditional/validator-mismatch#not-modified'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (request.headers.has('if-modified-since')) return notModifiedResponse(response);
      const headers = new Headers(response.headers);
      headers.set('last-modified', 'Wed, 19 Aug 2026 06:42:17 GMT');
      return new Response(response.body, { status: response.status, headers });
    }),
});

export const notModifiedWhateverTheValidator = logFault({
  text: 'answers every conditional request with 304',
  breaks: 'LOG-HT-003',
  caughtBy: ['log/conditional/validator-mismatch#not-modified'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      const conditional = request.headers.has('if-none-match') && response.status === 200;
      return conditional ? notModifiedResponse(response) : response;
    }),
});

export const notModifiedSinceAnyDate = logFault({
  text: 'answers 304 to If-Modified-Since with any date, without a Last-Modified of its own',
  breaks: 'LOG-HT-003',
  caughtBy: ['log/conditional/validator-mismatch#not-modified'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      const isAsked = response.status === 200 && request.headers.has('if-modified-since');
      return isAsked ? notModifiedResponse(response) : response;
    }),
});

export const dateBesideAnEntityTagDecides = logFault({
  text: 'has Last-Modified, and goes by If-Modified-Since also where If-None-Match is beside it',
  breaks: 'LOG-HT-003',
  caughtBy: ['log/conditional/validator-mismatch#not-modified'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const modified = 'Wed, 19 Aug 2026 06:42:17 GMT';
      const response = await next(request);
      if (response.status !== 200) return response;
      if (request.headers.get('if-modified-since') === modified) return notModifiedResponse(response);
      const headers = new Headers(response.headers);
      headers.set('last-modified', modified);
      return new Response(response.body, { status: response.status, headers });
    }),
});
