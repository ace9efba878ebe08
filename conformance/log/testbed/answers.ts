/** Alterations of the log's answers over HTTP. */
import type { Handler, LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from './parts.ts';
import { CHECKPOINT_PATH, TILE_PATHS } from './paths.ts';

/** Adds an outermost middleware. */
export function withMiddleware(rig: LogRig, middleware: (next: Handler) => Handler): LogRig {
  return { ...rig, middleware: [middleware, ...rig.middleware] };
}

/** The path of a request below `/api/v2/`. */
export function pathBelowBase(request: Request): string {
  return new URL(request.url).pathname.replace(/^.*\/api\/v2\//, '');
}

/** Sends bundles in a content coding to clients that offer it, in place of gzip. */
export function withBundleCoding(rig: LogRig, coding: string, code: (bytes: Uint8Array) => Uint8Array): LogRig {
  const { encode } = rig.parts;
  return withParts(rig, {
    encode: async (kind, bytes, accept, parts) =>
      kind === 'entries' && (accept ?? '').split(/[,;\s]+/).includes(coding)
        ? { bytes: code(bytes), coding }
        : encode(kind, bytes, accept, parts),
  });
}

/** Changes the headers of the answers to some paths below `/api/v2/`. */
export function withHeaders(rig: LogRig, paths: RegExp, alter: (headers: Headers) => void): LogRig {
  return withAnswers(rig, paths, async (response) => {
    const headers = new Headers(response.headers);
    alter(headers);
    return new Response(response.body, { status: response.status, headers });
  });
}

/** Changes the answers of status 200 to GETs of some paths below `/api/v2/`, and to HEAD in the same way. */
export function withAnswers(
  rig: LogRig,
  paths: RegExp,
  alter: (response: Response, path: string, request: Request) => Promise<Response>,
): LogRig {
  const read = async (next: Handler, request: Request): Promise<Response> => {
    const response = await next(request);
    const path = pathBelowBase(request);
    const altered = request.method === 'GET' && response.status === 200 && paths.test(path);
    return altered ? alter(response, path, request) : response;
  };
  return withMiddleware(rig, (next) => async (request) => {
    if (request.method !== 'HEAD') return read(next, request);
    const response = await read(next, new Request(request.url, { headers: request.headers }));
    const { length } = await response.bytes();
    const headers = new Headers(response.headers);
    if (response.status === 200) headers.set('content-length', String(length));
    return new Response(null, { status: response.status, headers });
  });
}

/** Changes the text of the checkpoint as it is served, signature and all. */
export function withServedCheckpoint(rig: LogRig, alter: (note: string) => string | Uint8Array): LogRig {
  return withAnswers(rig, CHECKPOINT_PATH, async (response) => {
    const headers = new Headers(response.headers);
    headers.delete('etag');
    const body = alter(await response.text());
    return new Response(typeof body === 'string' ? body : Buffer.from(body), { status: 200, headers });
  });
}

/** Shows in place of the checkpoint what `shown` makes of the first one that anybody read; the present one without that. */
export function withFirstCheckpoint(
  rig: LogRig,
  shown: (first: Buffer<ArrayBuffer>, present: Response, request: Request) => Response | undefined,
): LogRig {
  let first: Buffer<ArrayBuffer> | undefined;
  return withAnswers(rig, CHECKPOINT_PATH, async (present, _path, request) => {
    first ??= Buffer.from(await present.clone().arrayBuffer());
    return shown(first, present, request) ?? present;
  });
}

/** Answers GETs of some paths below `/api/v2/` with an error status and a word, if the resource exists. */
export function withErrorStatus(rig: LogRig, paths: RegExp, status: number): LogRig {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return withAnswers(rig, paths, async () => new Response(`${status}\n`, { status, headers }));
}

/** Announces five bytes more than the answers to GETs of some paths below `/api/v2/` have. */
export const withLengthBeyondContent = (rig: LogRig, paths: RegExp): LogRig =>
  withAnswers(rig, paths, async (response) => {
    const bytes = await response.bytes();
    const headers = new Headers(response.headers);
    headers.set('content-length', `${bytes.length + 5}`);
    return new Response(bytes, { status: response.status, headers });
  });

/** Answers requests for missing resources with a given status and body. */
export function withAbsence(rig: LogRig, status: number, type: string, body: string): LogRig {
  return withMiddleware(rig, (next) => async (request) => {
    const response = await next(request);
    return response.status === 404 ? new Response(body, { status, headers: { 'content-type': type } }) : response;
  });
}

/** The answer to a range request: Content-Range, and the bytes. */
export interface RangeAnswer {
  readonly named: string;
  readonly bytes: Uint8Array;
}

/** Answers ranges of tiles. `answer` gets the first and the last requested position, and the whole tile. */
export function withRanges(
  rig: LogRig,
  answer: (from: number, last: number, whole: Uint8Array) => RangeAnswer,
): LogRig {
  return withAnswers(rig, TILE_PATHS, async (response, _path, request) => {
    const complete = await response.bytes();
    const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
    const headers = new Headers(response.headers);
    if (from === undefined || to === undefined) return new Response(complete, { headers });
    const end = complete.length - 1;
    const isSuffix = from === '';
    const [start, last] = isSuffix ? [end + 1 - Number(to), end] : [Number(from), to === '' ? end : Number(to)];
    const { named, bytes } = answer(start, Math.min(last, end), complete);
    headers.set('content-range', named);
    return new Response(Buffer.from(bytes), { status: 206, headers });
  });
}

/** Serves the full tile 1 of level 0 before the log has enough entries. */
export function withFullTileAhead(rig: LogRig, bytes: Uint8Array): LogRig {
  return withMiddleware(rig, (next) => async (request) => {
    const response = await next(request);
    const ahead = response.status === 404 && pathBelowBase(request) === 'tile/0/001';
    const headers = { 'content-type': 'application/octet-stream', 'cache-control': 'public, max-age=31536000' };
    return ahead ? new Response(Buffer.from(bytes), { headers }) : response;
  });
}

/** Serves entries where logs of certificates have their data tiles (static-ct-api, "Log Entries"), and no bundles. */
export const withDataTilesAlone = (rig: LogRig): LogRig =>
  withMiddleware(rig, (next) => async (request) => {
    const path = pathBelowBase(request);
    if (path.startsWith('tile/entries/')) return new Response('not found\n', { status: 404 });
    return next(new Request(request.url.replace('/tile/data/', '/tile/entries/'), request));
  });

/** Has nothing at the paths that begin so, once the log was restarted. */
export function withAbsenceAfterRestart(rig: LogRig, beginning: string): LogRig {
  let isRestarted = false;
  const lossy = withMiddleware(rig, (next) => async (request) => {
    const isGone = isRestarted && pathBelowBase(request).startsWith(beginning);
    return isGone ? new Response('not found\n', { status: 404 }) : next(request);
  });
  return { ...lossy, restarted: () => (isRestarted = true) };
}
