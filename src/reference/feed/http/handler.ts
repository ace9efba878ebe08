import type { Direct, Handler } from '../../serve.ts';
import { FeedError } from '../error.ts';
import { lengthOf, type Written } from './answer.ts';
import { methodNotAllowed, options, plain, plainHeaders } from './plain-answer.ts';
import { answerPublish, type Publisher } from './publish-route.ts';
import { type Reading, read } from './read-route.ts';

/** What the handler of a feed needs of it. */
export interface Mounted extends Reading {
  readonly publisher: Publisher;
}

const METHODS = ['GET', 'HEAD', 'OPTIONS'];
const PUBLISH = '/publish/';
/** Pieces that are shorter together are faster copied than written one by one. */
const SMALL = 65_536;

/**
 * Answers `{base}/events/{site}.{format}` and `{base}/resources/sites.{format}`; any other path below the base is 501 in
 * the envelope, and below `/publish`, where it is enabled, our own interface answers. Anything else is 404. Parameters
 * other than `key` and `callback` are ignored.
 *
 * Where the feed itself fails there is no envelope: its statuses have none for that, and a wrong one would be believed.
 * A database that is locked is 503, to be tried again; the rest is the server's bare 500.
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
      return responseOf(method, await read(url, headers.get('accept-encoding'), served));
    } catch (error) {
      return responseOf(method, busy(error));
    }
  };
}

/** What a failure of the feed is answered with, if it may be over soon; else it is thrown on. */
function busy(error: unknown): Written {
  if (!(error instanceof FeedError) || error.code !== 'locked') throw error;
  const headers = { ...plainHeaders, 'retry-after': '1' };
  return { status: 503, headers, pieces: [Buffer.from('the database is locked; try again\n')] };
}

function responseOf(method: string, { status, headers, pieces }: Written): Response {
  if (method !== 'HEAD') return new Response(Buffer.concat(pieces), { status, headers });
  // The length is given for HEAD only, which has nothing to count: a body is counted by whoever puts it on a wire.
  return new Response(null, { status, headers: { ...headers, 'content-length': `${lengthOf(pieces)}` } });
}

/**
 * The same for reading, from the wire to the wire: a Request and a Response take longer to make than a rendering that is
 * kept takes to send, and copy it. Whatever is not plainly a read is left to the handler.
 */
export function feedDirect(served: Mounted): Direct {
  const { base } = served.rig;
  return (incoming, outgoing) => {
    const { method, url: target = '' } = incoming;
    if ((method !== 'GET' && method !== 'HEAD') || !target.startsWith(`${base}/`)) return undefined;
    const url = URL.parse(`http://feed${target}`);
    if (url === null) return undefined;
    if (!url.pathname.startsWith(`${base}/`) || url.pathname.startsWith(PUBLISH)) return undefined;
    const accepted = incoming.headers['accept-encoding'] ?? null;
    const reading = read(url, accepted, served).catch(busy);
    return reading.then(({ status, headers, pieces }) => {
      const length = lengthOf(pieces);
      outgoing.writeHead(status, { ...headers, 'content-length': length });
      if (method === 'HEAD') outgoing.end();
      else if (length < SMALL) outgoing.end(Buffer.concat(pieces, length));
      else {
        outgoing.cork();
        for (const piece of pieces) outgoing.write(piece);
        outgoing.end();
      }
    });
  };
}
