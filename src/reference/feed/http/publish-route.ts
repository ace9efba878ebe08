import { hash, timingSafeEqual } from 'node:crypto';
import { FeedError, type FeedErrorCode, invalid } from '../error.ts';
import type { Publish } from '../event/publish.ts';
import { type Json, type JsonObject, json, readJson } from '../format/json.ts';
import { decode } from './location.ts';
import { methodNotAllowed, plain } from './plain-answer.ts';

/** The operations over HTTP. */
export interface Publisher extends Publish {
  /** Stops the feed's clock at `ms`; `null`: it follows the rig's clock again. */
  setNow(ms: number | null): void;
}

const STATUS: Partial<Record<FeedErrorCode, number>> = {
  invalid: 422,
  'no-such-site': 404,
  'no-such-item': 404,
  'id-taken': 409,
};

/** The actions of a path: each method with its effect and its answer. */
type Actions = Partial<Record<'PUT' | 'POST' | 'DELETE', (body: Json) => readonly [status: number, answer?: Json]>>;

/**
 * The interface for publishers, which is not part of the feed interface:
 *
 * - `PUT /publish/sites/{slug}` with `{"name": …, "url": …}`, `DELETE` of the same; a slash in a slug is written `%2F`
 * - `POST /publish/sites/{slug}/items` with an event: 201 and `{"item": number}`
 * - `PUT /publish/items/{number}` with an event, `DELETE` of the same
 * - `PUT /publish/keys` with `{"key": …, "banned": false}`, `DELETE` with `{"key": …}`
 * - `PUT /publish/clock` with `{"now": milliseconds since the epoch, or null}`
 *
 * Every request needs `Authorization: Bearer {token}`. The effect is visible to readers when the answer is sent. 400:
 * not JSON; 401; 404; 405; 409: another event has the id; 422: invalid content.
 */
export async function answerPublish(
  request: Request,
  path: string,
  token: string,
  publisher: Publisher,
): Promise<Response> {
  if (!same(request.headers.get('authorization') ?? '', `Bearer ${token}`)) {
    return plain(request, 401, 'a token is needed\n', { 'www-authenticate': 'Bearer realm="publish"' });
  }
  const actions = actionsOf(path.split('/').map(decode), publisher);
  if (actions === undefined) return plain(request, 404, 'not found\n');
  const action = actions[request.method as keyof Actions];
  if (action === undefined) return methodNotAllowed(request, Object.keys(actions));
  try {
    const body = await request.text();
    const [status, answer] = action(body === '' ? {} : readJson(body));
    return answer === undefined
      ? new Response(null, { status, headers: { 'cache-control': 'no-store' } })
      : plain(request, status, json(answer), { 'content-type': 'application/json' });
  } catch (error) {
    if (error instanceof SyntaxError) return plain(request, 400, 'the body is not JSON\n');
    const status = error instanceof FeedError ? STATUS[error.code] : undefined;
    if (status === undefined) throw error;
    const { code, facts } = error as FeedError;
    return plain(request, status, json({ error: code, ...facts }), { 'content-type': 'application/json' });
  }
}

function actionsOf(path: readonly (string | undefined)[], p: Publisher): Actions | undefined {
  const [kind, name, more, ...rest] = path;
  if (rest.length > 0) return undefined;
  const whether = (done: boolean) => [done ? 204 : 404] as const;
  if (kind === 'sites' && name !== undefined && more === undefined && path.length === 2) {
    const put = (body: Json) => {
      const { name: called = null, url = null } = object(body);
      p.putSite({ slug: name, name: called as string | null, url: url as string | null });
      return [204] as const;
    };
    return { PUT: put, DELETE: () => whether(p.removeSite(name)) };
  }
  if (kind === 'sites' && name !== undefined && more === 'items') {
    return { POST: (body) => [201, { item: p.publish(name, body) }] };
  }
  if (kind === 'items' && path.length === 2 && /^[1-9]\d{0,14}$/.test(name ?? '')) {
    const number = Number(name);
    const put = (body: Json) => {
      p.update(number, body);
      return [204] as const;
    };
    return { PUT: put, DELETE: () => whether(p.withdraw(number)) };
  }
  if (path.length > 1) return undefined;
  if (kind === 'keys') {
    const put = (body: Json) => {
      p.putKey(textual(object(body).key), { banned: object(body).banned === true });
      return [204] as const;
    };
    return { PUT: put, DELETE: (body) => whether(p.removeKey(textual(object(body).key))) };
  }
  if (kind !== 'clock') return undefined;
  const put = (body: Json) => {
    const { now } = object(body);
    if (now !== null && typeof now !== 'bigint') throw invalid('/now', 'an integer or null', String(now));
    p.setNow(now === null ? null : Number(now));
    return [204] as const;
  };
  return { PUT: put };
}

function object(body: Json): JsonObject {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as JsonObject;
  throw invalid('/', 'an object', json(body).slice(0, 80));
}

function textual(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  throw invalid('/key', 'a string', String(value));
}

/** Compares hashes, so that the duration reveals nothing about the token. */
function same(given: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'));
}
