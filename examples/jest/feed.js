// A site events feed as a plain function of Node: `createServer(feed).listen(8702)` serves it.
const SITE = { slug: 'engineering', name: 'Faculty of Engineering' };
const EVENTS = [
  {
    id: 1759,
    title: 'Café & open house',
    times: [{ start: '2036-06-10T10:00:00-04:00', end: '2036-06-10T11:30:00-04:00' }],
    type: ['Open house'],
    link: 'https://events.example/engineering/1759',
    updated: '2026-05-08T08:00:00-04:00',
  },
];
const MESSAGES = {
  200: 'Request successful',
  204: 'No data returned',
  401: 'Invalid API key',
  511: 'API key is required (?key=)',
};
let requests = 0;

export function feed(request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://feed.invalid');
  const [, slug, format] = /^\/v2\/events\/([^/]+)\.(json|xml)$/.exec(pathname) ?? [];
  if (slug === undefined) return response.writeHead(404).end();
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const key = searchParams.get('key') ?? '';
  const allowed = key === 'my-test-key-2819';
  const known = allowed && decoded(slug) === SITE.slug;
  const status = key === '' ? 511 : !allowed ? 401 : known ? 200 : 204;
  const meta = {
    requests: allowed ? ++requests : -1,
    timestamp: Math.floor(Date.now() / 1000),
    status,
    message: MESSAGES[status],
    method_id: 1559,
    method: known ? { site_name: SITE.name } : {},
  };
  const [type, text] = body(format, { meta, data: known ? EVENTS : [] }, searchParams.get('callback'));
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Allow-Origin': '*',
  });
  response.end(request.method === 'HEAD' ? '' : text);
}

/** The slug in a path; undefined for one that cannot be decoded. */
function decoded(slug) {
  try {
    return decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}

function body(format, answer, callback) {
  if (format === 'xml')
    return ['application/xml', `<?xml version="1.0" encoding="UTF-8"?>${element('response', answer)}`];
  const json = JSON.stringify(answer).replace(
    /[<>&\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const named = /^[\w$.]+$/.test(callback ?? '');
  return named
    ? ['text/javascript', `/**/ typeof ${callback} === 'function' && ${callback}(${json});`]
    : ['application/json', json];
}

function element(name, value) {
  return `<${name}>${content(value)}</${name}>`;
}

function content(value) {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map((item) => element('item', item)).join('');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, item]) => element(name, item))
      .join('');
  return String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
