import { type ClientHttp2Session, connect, constants } from 'node:http2';
import type { GrpcTransportOptions } from '@connectrpc/connect-node';
import { type Connect, Network } from '../connect/network.ts';

type SessionManager = NonNullable<GrpcTransportOptions['sessionManager']>;

/** The connections to one HTTP/2 server: the current one, and those that are still ending. */
export interface GrpcSessions extends SessionManager {
  /** Ends every connection and its pending calls at once. */
  close(): void;
}

/**
 * Connects at the first call, and again after the connection is lost or the server sent GOAWAY. An idle connection
 * does not keep the process alive.
 *
 * Connect's own manager is not used: it removes its listeners from a connection that is closed while it fails, and the
 * unhandled error then ends the process.
 */
export function grpcSessions(url: string, connectTo: Connect = new Network().named(new URL(url).origin)): GrpcSessions {
  const authority = new URL(url).origin;
  const ending = new AbortController();
  const open = new Set<ClientHttp2Session>();
  const streams = new WeakMap<ClientHttp2Session, number>();
  let current: ClientHttp2Session | undefined;
  let starting: Promise<ClientHttp2Session> | undefined;

  const start = async (): Promise<ClientHttp2Session> => {
    const socket = await connectTo(['h2'], ending.signal);
    const session = connect(authority, { createConnection: () => socket });
    const leave = () => {
      if (current === session) current = undefined;
    };
    open.add(session);
    // Every call on a connection reports the connection's error.
    session.on('error', leave).on('goaway', leave);
    session.on('close', () => {
      leave();
      open.delete(session);
    });
    return session;
  };

  const usable = async (): Promise<ClientHttp2Session> => {
    if (current !== undefined && !current.closed && !current.destroyed) return current;
    starting ??= start().finally(() => (starting = undefined));
    return (current = await starting);
  };

  const count = (session: ClientHttp2Session, by: 1 | -1): void => {
    const now = (streams.get(session) ?? 0) + by;
    streams.set(session, now);
    if (session.destroyed) return;
    if (now === 0) session.unref();
    else session.ref();
  };

  return {
    authority,
    async request(method, path, headers, options) {
      const session = await usable();
      const stream = session.request({ ...headers, ':method': method, ':path': path }, options);
      count(session, 1);
      stream.once('close', () => count(session, -1));
      return stream;
    },
    notifyResponseByteRead: () => {},
    close: () => {
      // Without an error the calls on the connection would not learn that it ended.
      const ended = Object.assign(new Error('the connection was ended by us'), { code: 'ECONNABORTED' });
      ending.abort(ended);
      for (const session of open) session.destroy(ended, constants.NGHTTP2_CANCEL);
    },
  };
}
