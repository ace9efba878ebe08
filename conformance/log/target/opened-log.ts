import { createPrivateKey } from 'node:crypto';
import type { Header } from '../../core/target/header.ts';
import { limitConcurrency } from '../../transport/client/concurrency-limit.ts';
import { type HttpAccessOptions, openHttpAccess } from '../../transport/client/http-access.ts';
import type { OpenTarget } from '../../transport/client/open-target.ts';
import { type ReaderOptions, readPatiently } from '../../transport/client/reader.ts';
import { headersForService } from '../../transport/grpc/metadata.ts';
import { type Handler, targetAddress } from '../../transport/http/in-process-transport.ts';
import type { Vkey } from '../oracle/note/verifier-key.ts';
import type { Policy } from '../oracle/policy/policy.ts';
import { bundlePath, dataTilePath, tilePath } from '../oracle/tiles/path.ts';
import type { Resource } from '../oracle/tiles/resource.ts';
import { type AppendRoute, appendByPost } from './append-route.ts';
import { type EntriesRoute, entriesByPost } from './entries-route.ts';
import type { LogTarget } from './log-target.ts';
import type { LogOverGrpcOpener, RpcRoute } from './rpc/log-over-grpc.ts';
import { chainsByPost, rootsByGet, type SubmissionRoute, type TestAuthority } from './submission-route.ts';
import { WriteBudget } from './write-budget.ts';

/** How to reach and judge a log. */
export interface LogTargetOptions extends HttpAccessOptions {
  /** The tlog-tiles prefix: `https://log.example/api/v2`, without a trailing slash. */
  readonly prefix: string;
  readonly keys?: readonly Vkey[];
  /** Whose cosignatures its checkpoints need. */
  readonly policy?: Policy;
  readonly origin?: string;
  /** The URL prefixes by which the log says it can be read; `prefix` may be another, such as that of a mirror. */
  readonly publishedPrefixes?: readonly string[];
  /** The prefix at which a log of certificates takes submissions; its origin is made of it. */
  readonly submissionPrefix?: string;
  /** Where a log of certificates is asked for its roots: its submission prefix, by the address that reaches it. */
  readonly submissions?: SubmissionRoute;
  /** Whether chains may be submitted there. Default: no. */
  readonly submits?: boolean;
  /** The authority whose chains are submitted. */
  readonly authority?: TestAuthority;
  readonly append?: AppendRoute;
  /** Where entries are created. */
  readonly entries?: EntriesRoute;
  /** Where the service is over gRPC. */
  readonly rpc?: RpcRoute;
  /** How many entries a run may add; the log keeps them. Default 2000. */
  readonly maxWrites?: number;
  /** Ends the log's process and starts it again. */
  readonly restart?: LogTarget['restart'];
}

/** How to reach a log that is a function. */
export interface InProcessLogOptions extends Omit<LogTargetOptions, 'prefix' | 'handler'> {
  readonly handler: Handler;
  /** The prefix within the handler: a path or a whole address. Default: `/api/v2`. */
  readonly prefix?: string;
}

/** A log target, and the end of it. */
export interface OpenLogTarget extends LogTarget, OpenTarget {}

/** The Accept-Encoding of a client that follows tlog-tiles ("Log entries": gzip and identity). */
const READ_HEADERS: readonly Header[] = [['Accept-Encoding', 'gzip, identity']];
const CHECKPOINT_BYTES = 1_000_000;
const TILE_BYTES = 256 * 32;
/** 256 entries of 65,535 bytes, each behind two bytes of length. */
const BUNDLE_BYTES = 256 * (2 + 65_535);
/** 256 entries of 256 KiB: no specification limits a data tile, so a longer one is not judged. */
const DATA_TILE_BYTES = 1 << 26;
/** The most that a chain can have of a certificate (RFC 8446, section 4.4.2). */
const CERTIFICATE_BYTES = (1 << 24) - 1;
const OTHER_BYTES = 65_536;
/** The number of concurrent writes: each may last until the log publishes, and should not wait for others. */
const WRITES_AT_A_TIME = 64;
/** The number of bundles and data tiles that are read concurrently: each may have many megabytes. */
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
    case 'data':
      return dataTilePath(resource);
    case 'path':
      return resource.path;
  }
}

/** How many bytes of a resource are taken in: no more than the specification allows it to have. */
function limitOf(path: string): number {
  if (path === 'checkpoint') return CHECKPOINT_BYTES;
  // In every spelling: another spelling of a bundle's path may be answered with the bundle.
  if (/^tile(\/+|%2F)entries/i.test(path)) return BUNDLE_BYTES;
  if (/^tile(\/+|%2F)data/i.test(path)) return DATA_TILE_BYTES;
  if (path.startsWith('issuer/')) return CERTIFICATE_BYTES;
  return path.startsWith('tile/') ? TILE_BYTES : OTHER_BYTES;
}

/**
 * Opens a log as a target. Nothing is sent before the first read. The opener of its operations over gRPC is an argument,
 * because the libraries of gRPC take longer to load than all of the rest, and most logs are judged without them.
 *
 * @throws TypeError for a prefix, or an address to append at, that cannot be requested.
 */
export function openLogTarget(
  options: LogTargetOptions | InProcessLogOptions,
  logOverGrpc: LogOverGrpcOpener | undefined,
): OpenLogTarget {
  const largeOnes = limitConcurrency(LARGE_AT_A_TIME);
  const amongWrites = limitConcurrency(WRITES_AT_A_TIME);
  const prefix = targetAddress(
    'logTarget: prefix',
    options.prefix ?? (options.handler && '/api/v2'),
    options.handler,
  ).replace(/\/+$/, '');
  const home = new URL(prefix).origin;
  const { reader, wire, target, network } = openHttpAccess(options, home);
  // The headers that are given for the log's host are sent to no other host, not even to that of the entries.
  const append = options.append && {
    ...options.append,
    url: targetAddress('logTarget: append.url', options.append.url, options.handler),
  };
  const entries = options.entries && {
    ...options.entries,
    url: targetAddress('logTarget: entries.url', options.entries.url, options.handler),
  };
  const submissions = options.submissions && {
    url: targetAddress('logTarget: submissions.url', options.submissions.url, options.handler).replace(/\/+$/, ''),
  };
  const { authority } = options;
  const writer = (url: string): ReaderOptions => ({
    ...reader,
    transport: (origin, from) => {
      const way = reader.transport(origin, from);
      return { ...way, send: (request, bounds) => amongWrites(() => way.send(request, bounds)) };
    },
    ...(new URL(url).origin === home ? {} : { headers: [] }),
  });
  const submits = submissions !== undefined && options.submits === true;
  const adds = append !== undefined || entries !== undefined || submits;
  const writes = new WriteBudget(adds ? (options.maxWrites ?? 2000) : 0);
  const ownOverGrpc = options.rpc ? headersForService(reader.headers, home, options.rpc.url) : [];
  const grpc = options.rpc && logOverGrpc?.(options.rpc, { ...reader, headers: ownOverGrpc }, writes, network);
  return {
    ...target,
    absent: {
      ...(options.keys ? {} : { keys: 'not-given' }),
      ...(options.policy ? {} : { policy: 'not-given' }),
      ...target.absent,
    },
    read: (resource, extra) => {
      const path = resourcePath(resource);
      const headers = extra?.headers ?? READ_HEADERS;
      const fresh = extra?.fresh ?? false;
      const bytes = limitOf(path);
      const method = extra?.method ?? 'GET';
      const named = method === 'GET' ? { resource: path } : {};
      const reading = { url: `${prefix}/${path}`, ...named, method, bytes, headers, fresh };
      return bytes >= BUNDLE_BYTES ? largeOnes(() => readPatiently(reading, reader)) : readPatiently(reading, reader);
    },
    ...(options.keys ? { keys: options.keys } : {}),
    ...(options.policy ? { policy: options.policy } : {}),
    ...(options.origin === undefined ? {} : { origin: options.origin }),
    ...(options.publishedPrefixes ? { publishedPrefixes: options.publishedPrefixes } : {}),
    ...(options.submissionPrefix === undefined ? {} : { submissionPrefix: options.submissionPrefix }),
    ...(submissions ? { roots: rootsByGet(submissions, writer(submissions.url)) } : {}),
    ...(submits ? { submit: chainsByPost(submissions, writer(submissions.url), writes) } : {}),
    ...(authority ? { authority: { ...authority, key: createPrivateKey(authority.key) } } : {}),
    ...(options.handler ? {} : { readWire: wire(BUNDLE_BYTES) }),
    ...(append ? { append: appendByPost(append, writer(append.url), writes) } : {}),
    ...(entries ? { create: entriesByPost(entries, writer(entries.url), writes) } : {}),
    ...(grpc ? { grpc } : {}),
    ...(adds ? { writesLeft: () => writes.left() } : {}),
    ...(options.restart ? { restart: options.restart } : {}),
    close: async () => {
      grpc?.close();
      await target.close();
    },
  };
}
