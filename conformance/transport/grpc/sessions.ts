import { type ClientHttp2Session, connect, constants } from 'node:http2';
import type { GrpcTransportOptions } from '@connectrpc/connect-node';

type SessionManager = NonNullable<GrpcTransportOptions['sessionManager']>;

/** The connections to one server of HTTP/2: one that is used, and those that still have to end. */
export interface GrpcSessions extends SessionManager {
  /** Ends every connection at once, with what is under way on it. */
  close(): void;
}

/**
 * Connects when something is asked, and again where the connection is gone or the server said that it goes away. An
 * idle connection does not keep the process alive.
 *
 * Connect's own manager is not used: it takes its hands off a connection that is closed while it fails, and the error
 * that comes then is nobody's and ends the process.
 */
export function grpcSessions(url: string): GrpcSessions {
  const authority = new URL(url).origin;
  const open = new Set<ClientHttp2Session>();
  const streams = new WeakMap<ClientHttp2Session, number>();
  let current: ClientHttp2Session | undefined;

  const start = (): ClientHttp2Session => {
    const session = connect(authority);
    const leave = () => {
      if (current === session) current = undefined;
    };
    open.add(session);
    // What fails on a connection every call on it hears of.
    session.on('error', leave).on('goaway', leave);
    session.on('close', () => {
      leave();
      open.delete(session);
    });
    return session;
  };

  const usable = (): ClientHttp2Session => {
    if (current === undefined || current.closed || current.destroyed) current = start();
    return current;
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
      const session = usable();
      const stream = session.request({ ...headers, ':method': method, ':path': path }, options);
      count(session, 1);
      stream.once('close', () => count(session, -1));
      return stream;
    },
    notifyResponseByteRead: () => {},
    close: () => {
      // Without an error nothing on it would hear that it ends.
      const ended = Object.assign(new Error('the connection was ended by us'), { code: 'ECONNABORTED' });
      for (const session of open) session.destroy(ended, constants.NGHTTP2_CANCEL);
    },
  };
}
