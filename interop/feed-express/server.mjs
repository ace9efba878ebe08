// A feed on Express: routes, JSON, JSONP, compression and XML are those of its packages; ours are the events and the
// envelope. Its first line is JSON with its address. It ends with its standard input.
import { createServer } from 'node:http';
import compression from 'compression';
import express from 'express';
import { answerTo } from './answer.mjs';
import { publishing } from './publishing.mjs';
import { toXml } from './xml.mjs';

const app = express();
app.set('json escape', true);
app.disable('x-powered-by');
app.use(compression({ threshold: 200 }));
app.use('/publish', publishing);
app.use((_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  response.set('X-Content-Type-Options', 'nosniff');
  response.set('Access-Control-Allow-Origin', '*');
  next();
});
app.get('/v2/resources/sites.:format', (request, response) => write(request, response, answerTo.sites(request.query)));
app.get('/v2/events/:site.:format', (request, response) =>
  write(request, response, answerTo.events(request.query, request.params.site)),
);
app.all('/v2/events/:site.:format', (_request, response) => {
  response.set('Allow', 'GET, HEAD');
  response.sendStatus(405);
});

function write({ params: { format } }, response, answer) {
  if (format === 'json') response.jsonp(answer);
  else if (format === 'xml') response.type('application/xml').send(toXml(answer));
  else response.sendStatus(404);
}

const server = createServer(app);
server.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${server.address().port}`;
  console.log(JSON.stringify({ url: `${url}/v2`, publish: `${url}/publish` }));
});
process.stdin.on('end', () => process.exit(0)).resume();
