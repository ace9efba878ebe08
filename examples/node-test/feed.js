// The feed: a list of events for each site, in JSON, XML and JSONP.
import express from 'express';
import { sites, upcoming } from './events.js';
import { toXml } from './xml.js';

const MESSAGES = {
  200: 'Request successful',
  204: 'No data returned',
  401: 'Invalid API key',
  511: 'API key is required (?key=)',
};
/** The valid keys, with the requests of each. */
const requests = { 'my-test-key-2819': 0, 'my-other-key': 0 };

export const app = express();
app.set('json escape', true);
app.set('json replacer', (_name, value) => (typeof value === 'bigint' ? JSON.rawJSON(String(value)) : value));
app.disable('x-powered-by');
app.use((_request, response, next) => {
  response.set({
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Allow-Origin': '*',
  });
  next();
});
app.get('/v2/resources/sites.:format', (request, response) => {
  const { status, meta } = admitted(request.query.key, 1523);
  const list = Object.entries(sites).map(([slug, name]) => ({ slug, name }));
  answer(request, response, { meta, data: status === 200 ? list : [] });
});
app.get('/v2/events/:site.:format', (request, response) => {
  const { site } = request.params;
  const { status, meta } = admitted(request.query.key, 1559);
  const known = status === 200 && Object.hasOwn(sites, site);
  const data = known ? upcoming(site) : [];
  const said = status === 200 && data.length === 0 ? { status: 204, message: MESSAGES[204] } : {};
  answer(request, response, { meta: { ...meta, ...said, method: known ? { site_name: sites[site] } : {} }, data });
});
app.all('/v2/events/:site.:format', (_request, response) => response.set('Allow', 'GET, HEAD').sendStatus(405));

function admitted(key, method_id) {
  const known = typeof key === 'string' && Object.hasOwn(requests, key);
  const status = known ? 200 : key === undefined || key === '' ? 511 : 401;
  const timestamp = Math.floor(Date.now() / 1000);
  const count = known ? ++requests[key] : -1;
  return { status, meta: { requests: count, timestamp, status, message: MESSAGES[status], method_id, method: {} } };
}

// A path that cannot be decoded.
app.use((error, _request, response, _next) => response.sendStatus(error.status ?? 500));

function answer({ params: { format }, query: { callback } }, response, body) {
  if (format === 'json') return /^[\w$.]+$/.test(callback) ? response.jsonp(body) : response.json(body);
  if (format === 'xml') response.type('application/xml').send(toXml(body));
  else response.sendStatus(404);
}
