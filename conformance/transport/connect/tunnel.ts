import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overTls } from 'node:https';
import { isIP, type Socket } from 'node:net';
import type { SecureContext } from 'node:tls';
import { decodedPart } from '../record/redact.ts';
import { bareHost } from './address-kind.ts';
import { ConnectionError } from './connection-error.ts';
import { portOf } from './open-socket.ts';
import { shownProxy } from './proxies.ts';
import { isTlsCode, tlsFailureText } from './tls-failure.ts';

/** How long a proxy may take to open a tunnel, in milliseconds. */
const TUNNEL_MS = 10_000;
const DIRECTLY = '--proxy direct goes without it, and NO_PROXY names the hosts that need no proxy';
/** A proxy that answers 407 asks who the client is (RFC 9110 section 15.5.8). */
const PASSWORD =
  'it asks for a name and a password that it knows: put NAME:PASSWORD@ in front of its host in HTTPS_PROXY and HTTP_PROXY';
/** The statuses of a proxy that could not reach the host, which it may do a moment later (RFC 9110 section 15.6). */
const PASSING = new Set([502, 503, 504]);

/**
 * Asks a proxy for a tunnel to the host of an address (RFC 9110 section 9.3.6), for http as for https: requests that the
 * proxy itself reads and sends on would show the proxy, not the target. Rejects with `ConnectionError`.
 */
export async function openTunnel(
  proxy: string,
  to: URL,
  {
    secureContext,
    signal,
  }: { readonly secureContext?: SecureContext | undefined; readonly signal?: AbortSignal | undefined },
): Promise<Socket> {
  const url = new URL(proxy);
  if (!/^https?:$/.test(url.protocol))
    throw new ConnectionError('proxy', `the proxy for ${to.origin} is no HTTP proxy (${url.protocol}); ${DIRECTLY}`);
  const authority = `${to.hostname}:${portOf(to)}`;
  const name = `the proxy ${shownProxy(proxy)}`;
  const host = bareHost(url);
  const user = [url.username, url.password].map(decodedPart).join(':');
  const headers = {
    Host: authority,
    ...(user === ':' ? {} : { 'Proxy-Authorization': `Basic ${Buffer.from(user).toString('base64')}` }),
  };
  const options = {
    host,
    port: portOf(url),
    method: 'CONNECT',
    path: authority,
    headers,
    agent: false as const,
    // Node would take the name for TLS from Host, which is the name of the target.
    servername: isIP(host) ? '' : host,
    ...(secureContext ? { secureContext } : {}),
  };
  return new Promise((resolve, reject) => {
    const asked = url.protocol === 'https:' ? overTls(options) : overHttp(options);
    const stop = () => void asked.destroy(signal?.reason);
    const late = setTimeout(() => asked.destroy(new Error('no answer in time')), TUNNEL_MS);
    const settle = (then: () => void) => {
      clearTimeout(late);
      signal?.removeEventListener('abort', stop);
      then();
    };
    asked.on('connect', ({ statusCode = 0 }: IncomingMessage, socket: Socket, early: Buffer) => {
      if (statusCode >= 200 && statusCode < 300) {
        if (early.length > 0) socket.unshift(early);
        settle(() => resolve(socket.on('error', () => {})));
        return;
      }
      socket.destroy();
      const help = statusCode === 407 ? PASSWORD : DIRECTLY;
      const why = `${name} opens no tunnel to ${authority}: it answers CONNECT with status ${statusCode}; ${help}`;
      settle(() => reject(new ConnectionError(PASSING.has(statusCode) ? 'refused' : 'proxy', why)));
    });
    asked.on('error', (cause: NodeJS.ErrnoException) => {
      const failed = () =>
        signal?.aborted
          ? cause
          : new ConnectionError('proxy', `${name} cannot be used (${reasonOf(cause)}); ${DIRECTLY}`, cause);
      settle(() => reject(failed()));
    });
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
    asked.end();
  });
}

/** OpenSSL's sentence for a server without TLS says nothing to a reader, and has several lines. */
const reasonOf = (cause: NodeJS.ErrnoException): string =>
  /wrong version number|packet length too long/.test(cause.message)
    ? 'it does not speak TLS: its address begins with http://'
    : isTlsCode(cause.code ?? '')
      ? tlsFailureText(cause)
      : cause.message || String(cause.code);
