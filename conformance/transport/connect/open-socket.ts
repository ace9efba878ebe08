import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls, type SecureContext } from 'node:tls';
import { bareHost } from './address-kind.ts';

/** How long a connection may take until it is ready, in milliseconds. */
const CONNECT_MS = 10_000;
const KEEP_ALIVE_MS = 60_000;

/** How a socket to an origin is opened. */
export interface SocketOptions {
  /** The protocols to choose from over TLS (RFC 7301). */
  readonly alpn: readonly string[];
  readonly secureContext?: SecureContext | undefined;
  readonly lookup?: LookupFunction | undefined;
  /** A connection to the origin that a proxy has opened. */
  readonly tunnel?: Socket | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The port of an address, by its scheme where it names no port. */
export const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80));

/** Opens a connection that is ready for requests, over TLS for https. Rejects with the error of the system or of TLS. */
export async function openSocket(url: URL, options: SocketOptions): Promise<Socket> {
  const { alpn, secureContext, lookup, tunnel, signal } = options;
  const secure = url.protocol === 'https:';
  if (tunnel && !secure) return tunnel;
  const host = bareHost(url);
  const to = { host, port: portOf(url), ...(lookup ? { lookup } : {}), ...(tunnel ? { socket: tunnel } : {}) };
  const socket = secure
    ? connectTls({
        ...to,
        // A server name is never an IP address (RFC 6066 section 3).
        servername: isIP(host) ? '' : host,
        ALPNProtocols: [...alpn],
        ...(secureContext ? { secureContext } : {}),
      })
    : connectTcp(to);
  // An error may come before the client listens for it; the client sees the closed socket.
  socket.on('error', () => {});
  socket.setNoDelay(true).setKeepAlive(true, KEEP_ALIVE_MS);
  await ready(socket, secure ? 'secureConnect' : 'connect', signal);
  return socket;
}

/** Resolves with the event. Destroys the socket at an error, at the signal, and when the event takes too long. */
export function ready(socket: Socket, event: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      socket.destroy(Object.assign(new Error('no connection came in time'), { code: 'ETIMEDOUT' }));
    }, CONNECT_MS);
    const stop = () => void socket.destroy(signal?.reason);
    const settle = (then: () => void) => {
      clearTimeout(late);
      signal?.removeEventListener('abort', stop);
      socket.off('error', failed).off('close', closed).off(event, connected);
      then();
    };
    const connected = () => settle(resolve);
    const failed = (cause: Error) => settle(() => reject(cause));
    const closed = () => failed(Object.assign(new Error('the connection was closed'), { code: 'ECONNRESET' }));
    socket.on('error', failed).on('close', closed).on(event, connected);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
  });
}
