/** Alterations of what becomes of entries that are sent more than once, at the same time, or before a restart. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createLog, type LogRig, memoryStore, type Store } from '../../src/reference/log/index.ts';
import { withParts, withStore } from './alter.ts';
import { below, withMiddleware } from './answers.ts';

/** A request to create an entry, its body, and the answer of what stands behind. */
export interface Asked {
  readonly body: string;
  /** Aborted when the client goes away. */
  readonly gone: AbortSignal;
  readonly next: () => Promise<Response>;
}

/** Stands before the creation of entries over HTTP. */
export function withCreations(rig: LogRig, answer: (asked: Asked) => Promise<Response>): LogRig {
  return withMiddleware(rig, (next) => async (request) => {
    if (request.method !== 'POST' || below(request) !== 'log/entries') return next(request);
    const body = await request.text();
    const { url, method, headers, signal } = request;
    return answer({ body, gone: signal, next: () => next(new Request(url, { method, headers, body })) });
  });
}

/** The answer with which the log refuses an entry. */
export function refusal(status: number, code: number, message: string): Response {
  return Response.json({ code, message, details: [] }, { status });
}

/** The JSON of an answer, changed. */
export async function edited(
  response: Response,
  // biome-ignore lint/suspicious/noExplicitAny: a fault may put anything anywhere
  edit: (entry: any) => void,
): Promise<Response> {
  const entry = await response.json();
  edit(entry);
  return Response.json(entry, { status: response.status });
}

/** Answers an entry that is there with it, changed. */
export function withReturned(rig: LogRig, alter: Parameters<typeof edited>[1]): LogRig {
  return withCreations({ ...rig, duplicates: 'return-existing' }, async ({ next }) => {
    const response = await next();
    return response.status === 200 ? edited(response, alter) : response;
  });
}

/** Changes the 409 that an entry is answered with which is there. */
export function withRepeats(
  rig: LogRig,
  answer: (refused: Response, asked: Asked) => Response | Promise<Response>,
): LogRig {
  return withCreations(rig, async (asked) => {
    const response = await asked.next();
    return response.status === 409 ? answer(response, asked) : response;
  });
}

/** A 409 that names an index, or none. */
export function conflict(index: string | undefined, code = 6): Response {
  const answer = refusal(409, code, 'an equivalent entry is in the log already');
  if (index !== undefined) answer.headers.set('x-log-index', index);
  return answer;
}

/** What makes two entries the same has to do with how they are asked for: `of` is given the body of the request. */
export function withIdentityOfRequest(rig: LogRig, of: (request: string) => string): LogRig {
  const asking = new AsyncLocalStorage<string>();
  const { identity } = rig.parts;
  const told = withParts(rig, {
    identity: (body) => identity(Buffer.concat([body, Buffer.from(asking.getStore() ?? '')])),
  });
  return withMiddleware(told, (next) => async (request) => {
    if (request.method !== 'POST' || below(request) !== 'log/entries') return next(request);
    const body = await request.clone().text();
    return asking.run(of(body), () => next(request));
  });
}

/** The log knows the last `n` entries that it was asked for, and takes the others for new ones. */
export function withMemoryOf(rig: LogRig, n: number): LogRig {
  const { identity } = rig.parts;
  const last: { readonly body: string; readonly nth: number }[] = [];
  let nth = 0;
  return withParts(rig, {
    identity: (entry) => {
      const body = Buffer.from(entry).toString('latin1');
      const known = last.findIndex((one) => one.body === body);
      const [remembered] = known < 0 ? [] : last.splice(known, 1);
      const one = remembered ?? { body, nth: nth++ };
      last.push(one);
      if (last.length > n) last.shift();
      return identity(Buffer.concat([entry, Buffer.from(`#${one.nth}`)]));
    },
  });
}

/** Lets what is sent at the same time come in, over a socket as well. */
export const overlap = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 25));

/** The verifier of a request, which tells what one client sends from what others do. */
const VERIFIER = /"rawBytes":"([^"]+)"/;

/**
 * Changes the answers to requests that are under way together, `least` of them by one key, from the one on which makes
 * it so many.
 */
export function withCrowd(rig: LogRig, least: number, answer: (asked: Asked) => Promise<Response>): LogRig {
  const under = new Map<string, number>();
  return withCreations(rig, async (asked) => {
    const key = VERIFIER.exec(asked.body)?.[1] ?? '';
    const count = (under.get(key) ?? 0) + 1;
    under.set(key, count);
    try {
      await overlap();
      return await (count >= least ? answer(asked) : asked.next());
    } finally {
      under.set(key, under.get(key)! - 1);
    }
  });
}

/** Changes the answers to requests that come while the same one is under way. */
export function withTwins(rig: LogRig, answer: (asked: Asked, first: Promise<Response>) => Promise<Response>): LogRig {
  const under = new Map<string, Promise<Response>>();
  return withCreations(rig, async (asked) => {
    const first = under.get(asked.body);
    if (first)
      return answer(
        asked,
        first.then((response) => response.clone()),
      );
    const own = overlap().then(asked.next);
    under.set(asked.body, own);
    try {
      return (await own).clone();
    } finally {
      under.delete(asked.body);
    }
  });
}

/** Tells an entry that is sent again after `others` or more other ones were. */
export function longAgo(others: number): (body: string) => boolean {
  const sent: string[] = [];
  return (body) => {
    const before = sent.lastIndexOf(body);
    const since = new Set(sent.slice(before + 1));
    sent.push(body);
    return before >= 0 && since.size >= others;
  };
}

/** Serves bundles in which some entries are others than those that came in; what is signed stays as it was. */
export function withOverwritten(rig: LogRig): { readonly rig: LogRig; readonly overwrite: (body: Uint8Array) => void } {
  const gone = new Set<string>();
  const served = new Set<string>();
  const name = (entry: Uint8Array) => Buffer.from(entry).toString('latin1');
  const altered = withStore(rig, (store, { unbundle, bundle }) => ({
    ...store,
    read: async (path) => {
      const bytes = await store.read(path);
      // What was read once stays: that it changes is another fault.
      if (!bytes || !path.startsWith('tile/entries/') || served.has(path)) return bytes;
      const entries = unbundle(bytes);
      if (!entries?.some((entry) => gone.has(name(entry)))) {
        served.add(path);
        return bytes;
      }
      return bundle(entries.map((entry) => (gone.has(name(entry)) ? entry.toReversed() : entry)));
    },
  }));
  return { rig: altered, overwrite: (body) => gone.add(name(body)) };
}

/** Has the log come back from a restart with other entries than it had, as coherent as before. */
export function withMemoryLoss(rig: LogRig, left: (entries: readonly Uint8Array[]) => readonly Uint8Array[]): LogRig {
  let restarts = 0;
  const lossy = withStore(rig, (store, parts) => {
    let current: Promise<Store> = Promise.resolve(store);
    let seen = 0;
    const now = (): Promise<Store> => {
      if (seen < restarts) {
        seen = restarts;
        current = current.then(async (old) => {
          const fresh = memoryStore();
          const log = await createLog({ ...rig, store: () => fresh });
          await log.append(left(await entriesIn(old, parts)));
          return fresh;
        });
      }
      return current;
    };
    return {
      read: async (path) => (await now()).read(path),
      write: async (path, bytes) => (await now()).write(path, bytes),
    };
  });
  return { ...lossy, restarted: () => restarts++ };
}

/** Tells what was created before the log was started again, with the answer to it. */
export function sinceRestart(rig: LogRig): {
  readonly rig: LogRig;
  readonly earlier: (body: string) => Response | undefined;
} {
  const answered = new Map<string, Response>();
  let old: ReadonlyMap<string, Response> = new Map();
  const watched = withCreations(rig, async ({ body, next }) => {
    const response = await next();
    if (response.status === 201) answered.set(body, response.clone());
    return response;
  });
  return { rig: { ...watched, restarted: () => (old = new Map(answered)) }, earlier: (body) => old.get(body) };
}

/** Everything that a store holds, by the size that its checkpoint states. */
async function entriesIn(store: Store, { bundlePath, unbundle }: LogRig['parts']): Promise<Uint8Array[]> {
  const text = Buffer.from((await store.read('checkpoint')) ?? '').toString();
  const size = BigInt(text.split('\n')[1] ?? 0);
  const entries: Uint8Array[] = [];
  for (let index = 0n; index * 256n < size; index++) {
    const width = index === size / 256n ? Number(size % 256n) : undefined;
    const bytes = (await store.read(bundlePath(index, width))) ?? (await store.read(bundlePath(index)));
    entries.push(...((bytes && unbundle(bytes)) ?? []).slice(0, width));
  }
  return entries;
}

/** Others write as well: so many entries before one that is created over HTTP, by its request. */
export function withOthersBetween(rig: LogRig, others: (body: string) => number): LogRig {
  let number = 0;
  return withMiddleware(rig, (next) => async (request) => {
    if (request.method !== 'POST' || below(request) !== 'log/entries') return next(request);
    const url = new URL('/append', request.url);
    for (let left = others(await request.clone().text()); left > 0; left--)
      await next(new Request(url, { method: 'POST', body: `by another, ${number++}` }));
    return next(request);
  });
}
