import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Direct, Handler } from '../../serve.ts';
import { FeedError } from '../error.ts';
import type { Written } from './answer.ts';
import { textBody } from './body.ts';
import { methodNotAllowed, options, plain, plainHeaders } from './plain-answer.ts';
import { answerPublish, type Publisher } from './publish-route.ts';
import { type Reading, read } from './read-route.ts';
import { type Target, targetOf, targetReader } from './target.ts';

/** The members of the feed that its handler needs. */
export interface Mounted extends Reading {
  readonly publisher: Publisher;
}

const METHODS = ['GET', 'HEAD', 'OPTIONS'];
const PUBLISH = '/publish/';
/** Pieces with a shorter sum are copied together, which is faster than writing them singly. */
const SMALL = 65_536;

/**
 * Answers `{base}/events/{site}.{format}`, `{base}/resources/sites.{format}` and `{base}/api/services.{format}`; any other path below the base is 501
 * in the envelope, and below `/publish`, where it is enabled, the publishing interface answers. Anything else is 404.
 * Parameters other than `key` and `callback` are ignored.
 *
 * An answer to a failure of the feed itself has no envelope, because no status of the envelope means that. A locked
 * database is 503, so that clients try again, and so is a feed that has stopped; other failures are the server's bare 500.
 */
export function feedHandler(served: Mounted): Handler {
  const { base, publishing } = served.rig;
  return async (request) => {
    const url = new URL(request.url);
    const { method, headers } = request;
    try {
      if (publishing !== undefined && url.pathname.startsWith(PUBLISH)) {
        return await answerPublish(request, url.pathname.slice(PUBLISH.length), publishing.token, served.publisher);
      }
      if (!url.pathname.startsWith(`${base}/`)) return plain(request, 404, 'not found\n');
      if (method === 'OPTIONS') return options(METHODS);
      if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed(request, METHODS);
      return responseOf(method, await read(targetOf(url), headers.get('accept-encoding'), served));
    } catch (error) {
      return responseOf(method, busy(error));
    }
  };
}

/** The answer of a feed that could do nothing just now; another failure is thrown on. */
function busy(error: unknown): Written {
  const code = error instanceof FeedError ? error.code : undefined;
  if (code === 'stopped') {
    const sentence = 'the disk failed: the feed takes no more publications until it is started again\n';
    return { status: 503, headers: plainHeaders, body: textBody(sentence) };
  }
  if (code !== 'locked') throw error;
  const headers = { ...plainHeaders, 'retry-after': '1' };
  return { status: 503, headers, body: textBody('the database is locked; try again\n') };
}

function responseOf(method: string, { status, headers, body }: Written): Response {
  if (method !== 'HEAD')
    return new Response(typeof body.content === 'string' ? body.content : Buffer.concat(body.content), {
      status,
      headers,
    });
  // Only HEAD needs the length here: the server counts a body that it sends.
  return new Response(null, { status, headers: { ...headers, 'content-length': `${body.length}` } });
}

/**
 * The fast path for reading: making a Request and a Response takes longer than sending a cached rendering, and copies
 * it. Requests other than plain reads are left to the handler.
 */
export function feedDirect(served: Mounted): Direct {
  const { base } = served.rig;
  const targetFor = targetReader();
  return (incoming, outgoing) => {
    const { method, url = '' } = incoming;
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(`${base}/`)) return undefined;
    const target = targetFor(url);
    if (target === undefined) return undefined;
    if (!target.path.startsWith(`${base}/`) || target.path.startsWith(PUBLISH)) return undefined;
    return answerDirectly(target, incoming, outgoing, served);
  };
}

async function answerDirectly(
  target: Target,
  { method, headers: asked }: IncomingMessage,
  outgoing: ServerResponse,
  served: Mounted,
): Promise<void> {
  let written: Written;
  try {
    written = await read(target, asked['accept-encoding'] ?? null, served);
  } catch (error) {
    written = busy(error);
  }
  const {
    status,
    headers,
    body: { content, length },
  } = written;
  outgoing.writeHead(status, { ...headers, 'content-length': length });
  if (method === 'HEAD') outgoing.end();
  // Text of as many bytes as characters is ASCII, and written faster as Latin-1.
  else if (typeof content === 'string') outgoing.end(content, length === content.length ? 'latin1' : 'utf8');
  else if (length < SMALL) outgoing.end(Buffer.concat(content, length));
  else {
    outgoing.cork();
    for (const piece of content) outgoing.write(piece);
    outgoing.end();
  }
}
