import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';
import { notModified } from '../not-modified.ts';

export default fault<LogRig>({
  text: 'answers 304 to whoever holds any checkpoint that it ever served',
  breaks: 'LOG-HT-003',
  caughtBy: ['log/conditional/not-modified#not-modified'],
  install: (rig) => {
    const had = new Set<string>();
    return withMiddleware(rig, (next) => async (request) => {
      const given = request.headers.get('if-none-match');
      const headers = new Headers(request.headers);
      headers.delete('if-none-match');
      const response = await next(new Request(request, { headers }));
      if (response.status === 200) had.add(response.headers.get('etag')!);
      const tags = (given ?? '').split(/\s*,\s*/).map((tag) => tag.replace(/^W\//, ''));
      return tags.some((tag) => tag === '*' || had.has(tag)) ? notModified(response) : response;
    });
  },
});
