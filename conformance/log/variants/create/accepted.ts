import { gzipSync } from 'node:zlib';
import { logVariant } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';
import { withCreatedAnswer, withEntryJsonText } from '../../testbed/created-entry.ts';
import { everyNth } from '../../testbed/triggers.ts';

export const createdInAnotherSpellingOfJson = logVariant({
  text: 'answers in indented JSON with escaped letters',
  cites: 'RFC 8259, section 2: white space between tokens, and section 7: any character may be escaped',
  install: (rig) =>
    withEntryJsonText(rig, (text) =>
      JSON.stringify(JSON.parse(text), undefined, '\t')
        .replaceAll('/', '\\/')
        .replaceAll('—', '\\u2014')
        .replace('"logIndex"', '"log\\u0049ndex"'),
    ),
});

export const createdInGzip = logVariant({
  text: 'compresses the answer with a created entry',
  cites: 'RFC 9110, section 12.5.3: without Accept-Encoding any content coding may be used',
  install: (rig) =>
    withCreatedAnswer(rig, async (response) => {
      const headers = new Headers(response.headers);
      headers.set('content-encoding', 'gzip');
      return new Response(gzipSync(await response.bytes()), { status: response.status, headers });
    }),
});

export const createdInPieces = logVariant({
  text: 'sends the answer with a created entry byte by byte',
  cites: 'RFC 9112, section 7.1: a body may come in chunks of any size',
  install: (rig) =>
    withCreatedAnswer(rig, async (response) => {
      const bytes = await response.bytes();
      let at = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(to) {
          if (at === bytes.length) to.close();
          else to.enqueue(bytes.slice(at, ++at));
        },
      });
      return new Response(body, { status: response.status, headers: response.headers });
    }),
});

export const creatingRedirected = logVariant({
  text: 'redirects every request to create an entry to another path of the same host, now with 307 and now with 308',
  cites: 'RFC 9110, section 15.4.8: 307 sends a client elsewhere for this once, with the same method; 15.4.9 for good',
  install: (rig) => {
    let count = 0;
    return withMiddleware(rig, (next) => async (request) => {
      const url = new URL(request.url);
      if (url.pathname.startsWith('/primary/')) {
        url.pathname = url.pathname.replace('/primary/', '/');
        const { method, headers, signal } = request;
        const body = method === 'GET' || method === 'HEAD' ? null : await request.bytes();
        return next(new Request(url, { method, headers, signal, body }));
      }
      if (!url.pathname.endsWith('/log/entries')) return next(request);
      const status = count++ % 2 === 0 ? 307 : 308;
      return new Response(null, { status, headers: { location: `/primary${url.pathname}` } });
    });
  },
});

export const everyThirdRequestIsTooMany = logVariant({
  text: 'answers 429 to every third request, reads and writes alike, and lets the client come again at once',
  cites: 'RFC 6585, section 4: the client is to slow down and come again',
  install: (rig) => {
    const third = everyNth(3);
    return withMiddleware(
      rig,
      (next) => async (request) =>
        third() ? new Response('slowly\n', { status: 429, headers: { 'retry-after': '0' } }) : next(request),
    );
  },
});
