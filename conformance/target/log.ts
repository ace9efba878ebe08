import type { Choices } from '../core/choice.ts';
import type { Header } from '../core/exchange.ts';
import type { Resource } from '../core/resource.ts';
import type { Absence, LogTarget, Wire } from '../core/target.ts';
import { realTime, type Time } from '../core/time.ts';
import type { Vkey } from '../core/vkey.ts';
import { bundlePath, tilePath } from '../oracle/path.ts';
import { type AppendRoute, appendByPost } from './append.ts';
import { type EntriesRoute, entriesByPost } from './entries.ts';
import { gate } from './gate.ts';
import { addressOf, type Handler, inProcessTransport } from './in-process.ts';
import { isLoopback, paced, unpaced } from './pace.ts';
import { poolTransport } from './pool.ts';
import { inBudget, type ReaderOptions, read } from './reader.ts';
import { Recorder } from './recorder.ts';
import { logOverGrpc, type RpcRoute } from './rpc.ts';
import { givenFor } from './rpc-metadata.ts';
import type { Transport } from './transport.ts';
import { Writes } from './writes.ts';

/** How to reach and judge a log. */
export interface LogTargetOptions {
  /** The tlog-tiles prefix: `https://log.example/api/v2`, without a trailing slash. */
  readonly prefix: string;
  readonly keys?: readonly Vkey[];
  readonly origin?: string;
  readonly append?: AppendRoute;
  /** Where entries are created. */
  readonly entries?: EntriesRoute;
  /** Where the service is over gRPC. */
  readonly rpc?: RpcRoute;
  /** How many entries a run may add: writes to a log are for ever. Default 2000. */
  readonly maxWrites?: number;
  /** Ends the log's process and starts it again. */
  readonly restart?: LogTarget['restart'];
  /** Facets that are absent for a reason other than not being offered. */
  readonly absent?: Readonly<Record<string, Absence>>;
  readonly choices?: Choices;
  readonly exclusive?: boolean;
  /** Headers for every request to the target's own host, over gRPC as metadata; kept out of every record. */
  readonly headers?: readonly Header[];
  /** Requests a second; for a remote target 20 unless given. */
  readonly rate?: number;
  /** For one exchange. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  readonly time?: Time;
  /** Judges this handler in process, in place of a socket. */
  readonly handler?: Handler;
}

/** How to reach a log that is a function. */
export interface InProcessLogOptions extends Omit<LogTargetOptions, 'prefix' | 'handler'> {
  readonly handler: Handler;
  /** The prefix within the handler: a path or a whole address. Default: `/api/v2`. */
  readonly prefix?: string;
}

/** A log target, and the end of it. */
export interface OpenLogTarget extends LogTarget {
  /** The time that it lives in: a run against it uses the same. */
  readonly time: Time;
  /** How long the oldest exchange under way has been open, in milliseconds; 0 when none is. */
  openFor(): number;
  close(): Promise<void>;
}

/** What a client that follows tlog-tiles sends ("Log entries": gzip and identity). */
const READ_HEADERS: readonly Header[] = [['Accept-Encoding', 'gzip, identity']];
const CHECKPOINT_BYTES = 1_000_000;
const TILE_BYTES = 256 * 32;
/** 256 entries of 65,535 bytes, each behind two bytes of length. */
const BUNDLE_BYTES = 256 * (2 + 65_535);
const OTHER_BYTES = 65_536;
/** How many writes are under way at a time: each may take until the log publishes, and none is to wait for another. */
const WRITES_AT_A_TIME = 64;
/** How many bundles are read at a time: each may fill many megabytes. */
const LARGE_AT_A_TIME = 2;

/** The path of a resource below the prefix. */
export function resourcePath(resource: Resource): string {
  switch (resource.kind) {
    case 'checkpoint':
      return 'checkpoint';
    case 'tile':
      return tilePath(resource);
    case 'entries':
      return bundlePath(resource);
    case 'path':
      return resource.path;
  }
}

/** How many bytes of a resource are taken in: no more than the specification allows it to have. */
function limitOf(path: string): number {
  if (path === 'checkpoint') return CHECKPOINT_BYTES;
  // However it is spelled: another spelling of a bundle's path may answer with the bundle.
  if (/^tile(\/+|%2F)entries/i.test(path)) return BUNDLE_BYTES;
  return path.startsWith('tile/') ? TILE_BYTES : OTHER_BYTES;
}

/**
 * Opens a log as a target. Nothing is sent before something is read.
 *
 * @throws TypeError for a prefix, or an address to append at, that cannot be asked.
 */
export function logTarget(options: LogTargetOptions | InProcessLogOptions): OpenLogTarget {
  const time = options.time ?? realTime();
  const recorder = new Recorder(time, options.headers);
  const largeOnes = gate(LARGE_AT_A_TIME);
  const transports = new Map<string, Transport>();
  const transport = (origin: string): Transport => {
    let way = transports.get(origin);
    if (!way)
      transports.set(origin, (way = options.handler ? inProcessTransport(options.handler) : poolTransport(origin)));
    return way;
  };
  const amongWrites = gate(WRITES_AT_A_TIME);
  const prefix = addressOf('prefix', options.prefix ?? (options.handler && '/api/v2'), options.handler).replace(
    /\/+$/,
    '',
  );
  const home = new URL(prefix).origin;
  const rate = options.rate ?? (options.handler || isLoopback(home) ? undefined : 20);
  const reader: ReaderOptions = {
    recorder,
    time,
    transport,
    pace: rate === undefined ? unpaced : paced(rate, time),
    signal: options.signal ?? new AbortController().signal,
    timeoutMs: options.timeoutMs ?? 10_000,
    headers: options.headers ?? [],
  };
  // What the person gave for the log's own host goes nowhere else, not even where entries go.
  const append = options.append && {
    ...options.append,
    url: addressOf('append.url', options.append.url, options.handler),
  };
  const entries = options.entries && {
    ...options.entries,
    url: addressOf('entries.url', options.entries.url, options.handler),
  };
  const writer = (url: string): ReaderOptions => ({
    ...reader,
    transport: (origin) => {
      const way = transport(origin);
      return { ...way, send: (request, bounds) => amongWrites(() => way.send(request, bounds)) };
    },
    ...(new URL(url).origin === home ? {} : { headers: [] }),
  });
  const adds = append !== undefined || entries !== undefined;
  const writes = new Writes(adds ? (options.maxWrites ?? 2000) : 0);
  const ownOverGrpc = options.rpc ? givenFor(reader.headers, home, options.rpc.url) : [];
  const grpc = options.rpc && logOverGrpc(options.rpc, { ...reader, headers: ownOverGrpc }, writes);
  const wire: Wire = {
    send: async (request) => {
      await inBudget(reader.signal, () => reader.pace(reader.signal));
      const headers = [...reader.headers, ...(request.headers ?? [])];
      return recorder.send(
        transport(home),
        { ...request, headers },
        { bounds: { timeoutMs: reader.timeoutMs, bytes: BUNDLE_BYTES, signal: reader.signal } },
      );
    },
  };
  return {
    time,
    absent: {
      ...(options.handler ? { readWire: 'not-offered' } : {}),
      ...(options.keys ? {} : { keys: 'not-given' }),
      ...options.absent,
    },
    choices: options.choices ?? {},
    exclusive: options.exclusive ?? false,
    listen: (listener) => recorder.listen(listener),
    read: (resource, extra) => {
      const path = resourcePath(resource);
      const headers = extra?.headers ?? READ_HEADERS;
      const fresh = extra?.fresh ?? false;
      const bytes = limitOf(path);
      const method = extra?.method ?? 'GET';
      const named = method === 'GET' ? { resource: path } : {};
      const reading = { url: `${prefix}/${path}`, ...named, method, bytes, headers, fresh };
      return bytes === BUNDLE_BYTES ? largeOnes(() => read(reading, reader)) : read(reading, reader);
    },
    ...(options.keys ? { keys: options.keys } : {}),
    ...(options.origin === undefined ? {} : { origin: options.origin }),
    ...(options.handler ? {} : { readWire: wire }),
    ...(append ? { append: appendByPost(append, writer(append.url), writes) } : {}),
    ...(entries ? { create: entriesByPost(entries, writer(entries.url), writes) } : {}),
    ...(grpc ? { grpc } : {}),
    ...(adds ? { writesLeft: () => writes.left() } : {}),
    ...(options.restart ? { restart: options.restart } : {}),
    openFor: () => recorder.openFor(),
    close: async () => {
      grpc?.close();
      await Promise.all([...transports.values()].map((way) => way.close()));
    },
  };
}
