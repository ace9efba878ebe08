/** Short ways to alter a log rig, so that a fault's file says only what is altered. */
import { generateKeyPairSync, sign } from 'node:crypto';
import {
  createLog,
  ECDSA,
  ed25519Signer,
  type Handler,
  keyId,
  type LogRig,
  memoryStore,
  type Parts,
  type Signer,
  type Store,
  virtualStore,
  vkeyOf,
} from '../../src/reference/log/index.ts';

/** Replaces parts. */
export function withParts(rig: LogRig, parts: Partial<Parts>): LogRig {
  return { ...rig, parts: { ...rig.parts, ...parts } };
}

/** Changes the store that the rig makes. */
export function withStore(rig: LogRig, alter: (store: Store, parts: Parts) => Store | Promise<Store>): LogRig {
  return { ...rig, store: async (parts) => alter(await rig.store(parts), parts) };
}

/** Adds a middleware outside of all others. */
export function withMiddleware(rig: LogRig, middleware: (next: Handler) => Handler): LogRig {
  return { ...rig, middleware: [middleware, ...rig.middleware] };
}

/** The path of a request below `/api/v2/`. */
export function below(request: Request): string {
  return new URL(request.url).pathname.replace(/^.*\/api\/v2\//, '');
}

/** Sends bundles in a content coding to whoever offers it, in place of gzip. */
export function withCoding(rig: LogRig, coding: string, code: (bytes: Uint8Array) => Uint8Array): LogRig {
  const { encode } = rig.parts;
  return withParts(rig, {
    encode: async (kind, bytes, accept, parts) =>
      kind === 'entries' && (accept ?? '').split(/[,;\s]+/).includes(coding)
        ? { bytes: code(bytes), coding }
        : encode(kind, bytes, accept, parts),
  });
}

/** A log of millions of entries that nobody stored: indices have several elements. */
export function virtual(rig: LogRig, size = 2_000_000n): LogRig {
  return { ...rig, store: virtualStore({ origin: rig.origin, size }) };
}

/** Changes the headers of the answers to some paths below `/api/v2/`. */
export function withHeaders(rig: LogRig, paths: RegExp, alter: (headers: Headers) => void): LogRig {
  return withAnswers(rig, paths, async (response) => {
    const headers = new Headers(response.headers);
    alter(headers);
    return new Response(response.body, { status: response.status, headers });
  });
}

/** Changes the answers of status 200 to GETs of some paths below `/api/v2/`, and with them what HEAD says of those. */
export function withAnswers(
  rig: LogRig,
  paths: RegExp,
  alter: (response: Response, path: string, request: Request) => Promise<Response>,
): LogRig {
  const read = async (next: Handler, request: Request): Promise<Response> => {
    const response = await next(request);
    const path = below(request);
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
export function withCheckpoint(rig: LogRig, alter: (note: string) => string | Uint8Array): LogRig {
  return withAnswers(rig, /^checkpoint$/, async (response) => {
    const headers = new Headers(response.headers);
    headers.delete('etag');
    const body = alter(await response.text());
    return new Response(typeof body === 'string' ? body : Buffer.from(body), { status: 200, headers });
  });
}

/** Changes the bytes that the store hands out under some paths, before any content coding; `undefined`: not there. */
export function withStored(
  rig: LogRig,
  paths: RegExp,
  alter: (bytes: Uint8Array, path: string) => Uint8Array | undefined,
): LogRig {
  return withStore(rig, (store) => ({
    ...store,
    read: async (path) => {
      const bytes = await store.read(path);
      return bytes && paths.test(path) ? alter(bytes, path) : bytes;
    },
  }));
}

/** Answers GETs of some paths below `/api/v2/` with an error status and a word, where there is an answer. */
export function withStatus(rig: LogRig, paths: RegExp, status: number): LogRig {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return withAnswers(rig, paths, async () => new Response(`${status}\n`, { status, headers }));
}

/** Changes the text of the checkpoint before it is signed, so that the signature is over what is served. */
export function withText(rig: LogRig, alter: (text: string) => string): LogRig {
  return withParts(rig, { checkpointText: (...head) => alter(rig.parts.checkpointText(...head)) });
}

/** Changes how the log signs a text; `sign` signs rightly whatever it is given. */
export function withSigning(rig: LogRig, alter: (text: string, sign: Signer['sign']) => Uint8Array): LogRig {
  return { ...rig, signer: { ...rig.signer, sign: (text) => alter(text, rig.signer.sign) } };
}

/** Changes every entry as if it had come so: hash and bundle agree. */
export function withEntries(rig: LogRig, alter: (entry: Uint8Array) => Uint8Array): LogRig {
  const { leafHash, bundle } = rig.parts;
  return withParts(rig, {
    leafHash: (entry) => leafHash(alter(entry)),
    bundle: (entries) => bundle(entries.map(alter)),
  });
}

/**
 * Sets a second log beside the first, with entries changed, signed by the same key and as coherent as the first.
 * `shows` says for each read whether the second one answers it, in a log that is now of `size`.
 */
export function withTwin(
  rig: LogRig,
  alter: (entry: Uint8Array) => Uint8Array,
  shows: (path: string, size: bigint) => boolean,
): LogRig {
  const taken: Uint8Array[] = [];
  const { leafHash } = rig.parts;
  const recorded = withParts(rig, {
    leafHash: (entry) => {
      taken.push(entry);
      return leafHash(entry);
    },
  });
  return withStore(recorded, async (store) => {
    const other = memoryStore();
    const twin = await createLog({ ...rig, store: () => other });
    return {
      ...store,
      write: async (path, bytes) => {
        await store.write(path, bytes);
        if (path === 'checkpoint') await twin.append(taken.splice(0).map(alter));
      },
      read: (path) => (shows(path, twin.size()) ? other : store).read(path),
    };
  });
}

/** Keeps what there is of a tile or bundle so far under the full path as well. */
export function withFullNames(rig: LogRig, paths: RegExp): LogRig {
  return withStore(rig, (store) => ({
    ...store,
    write: async (path, bytes) => {
      await store.write(path, bytes);
      if (path.includes('.p/') && paths.test(path)) await store.write(path.replace(/\.p\/\d+$/, ''), bytes);
    },
  }));
}

/** The extension line by which Rekor v2 says that a log is frozen. */
export const FROZEN = 'Log frozen — Wed Aug 19 06:42:17 UTC 2026\n';

/** Removes partial tiles and bundles as soon as the full one is written. */
export function withoutOldPartials(rig: LogRig): LogRig {
  return withStore(rig, (store) => {
    const partials: string[] = [];
    return {
      ...store,
      write: async (path, bytes) => {
        await store.write(path, bytes);
        if (path.includes('.p/')) partials.push(path);
        for (const old of partials.filter((one) => one.startsWith(`${path}.p/`))) await store.remove!(old);
      },
    };
  });
}

/** Shows a new checkpoint only after so many readers have asked for it; everything else is there at once. */
export function withCheckpointsHeld(rig: LogRig, readers: number): LogRig {
  return withStore(rig, (store) => {
    let shown: Uint8Array | undefined;
    let asked = 0;
    return {
      ...store,
      read: async (path) => {
        const latest = await store.read(path);
        if (path !== 'checkpoint') return latest;
        if (shown === undefined || (shown !== latest && ++asked > readers)) [shown, asked] = [latest, 0];
        return shown;
      },
    };
  });
}

/** Answers with a status and a body of its own where nothing is. */
export function withAbsence(rig: LogRig, status: number, type: string, body: string): LogRig {
  return withMiddleware(rig, (next) => async (request) => {
    const response = await next(request);
    return response.status === 404 ? new Response(body, { status, headers: { 'content-type': type } }) : response;
  });
}

/** Another signer who adds a line to the checkpoint: an Ed25519 cosignature with a time (tlog-cosignature). */
export function witness(name: string, time: number): Signer {
  const key = ed25519Signer({ name });
  const type = 0x04;
  const stamp = Buffer.alloc(8);
  stamp.writeBigUInt64BE(BigInt(time));
  return {
    ...key,
    type,
    keyId: keyId(name, type, key.publicKey),
    vkey: vkeyOf(name, type, key.publicKey),
    sign: (text) => Buffer.concat([stamp, key.sign(`cosignature/v1\ntime ${time}\n${text}`)]),
  };
}

/** A signer with an ECDSA key on P-256, made anew; its signatures are DER unless said otherwise. */
export function ecdsaSigner(name: string, dsaEncoding: 'der' | 'ieee-p1363' = 'der'): Signer {
  const { privateKey: key, publicKey: spki } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicKey = spki.export({ format: 'der', type: 'spki' });
  return {
    name,
    type: ECDSA,
    publicKey,
    keyId: keyId(name, ECDSA, publicKey),
    vkey: vkeyOf(name, ECDSA, publicKey),
    sign: (text) => sign('sha256', Buffer.from(text), { key, dsaEncoding }),
  };
}

/** The paths of tiles, of bundles, of both. */
export const TILES = /^tile\/\d+\//;
export const BUNDLES = /^tile\/entries\//;
export const TILES_AND_BUNDLES = /^tile\//;
