/** Requests with valid and invalid methods and paths. */
import { type Asked, ENTRIES } from './requests.ts';

/** Requests without an entry. */
export function routes(): readonly Asked[] {
  const ask = (method: string, path: string, headers?: Record<string, string>): Asked => ({
    name: `${method} ${path}${headers === undefined ? '' : ` (${Object.entries(headers).map((entry) => entry.join(': '))})`}`,
    method,
    path,
    ...(headers === undefined ? {} : { headers }),
  });
  const reads = ['/api/v2/checkpoint', '/api/v2/tile/0/000', '/api/v2/tile/entries/000'];
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return [
    ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ask(method, ENTRIES)),
    ...['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].flatMap((method) => reads.map((path) => ask(method, path))),
    ask('TRACE', '/api/v2/checkpoint'),
    ask('BREW', '/api/v2/checkpoint'),
    ask('POST', '/api/v2/checkpoint', form),
    ask('POST', '/api/v2/tile/0/000', form),
    ask('POST', ENTRIES, { ...form, 'X-HTTP-Method-Override': 'GET' }),
    ask('GET', ENTRIES, { 'X-HTTP-Method-Override': 'POST' }),
    ...[
      '/api/v2/tile/0/000.p/5',
      '/api/v2/tile/0/x001/000',
      '/api/v2/tile/0/x000%2F000',
      '/api/v2/tile/0/000/',
      '/api/v2/tile/0/',
      '/api/v2/tile/0',
      '/api/v2/tile/abc/000',
      '/api/v2/tile/-1/000',
      '/api/v2/tile/1.5/000',
      '/api/v2/tile/64/000',
      '/api/v2/tile/4294967295/000',
      '/api/v2/tile/4294967296/000',
      '/api/v2/tile/entries/',
      '/api/v2/tile/entries',
      '/api/v2/tile/0/000.p/999',
      '/api/v2/tile/0/nonsense',
      '/api/v2/checkpoint?x=1',
      '/api/v2/checkpoint/',
      '/api/v2/log/entries/',
      '/api/v2//checkpoint',
      '//api/v2/checkpoint',
      '/api/v2/tile/../checkpoint',
      '/api/v2/log%2Fentries',
      '/api/v1/log/entries',
      '/api/v2/unknown',
      '/api/v2',
      '/checkpoint',
      '/',
      '/healthz',
      '/metrics',
      '/api/v2/tile/0/%zz',
    ].map((path) => ask('GET', path)),
    ask('POST', '/api/v2/log/entries/'),
    ask('POST', '//api/v2/log/entries'),
    ask('POST', '/api/v2/unknown'),
    ask('HEAD', '/api/v2/unknown'),
    ask('POST', '/healthz'),
  ];
}
