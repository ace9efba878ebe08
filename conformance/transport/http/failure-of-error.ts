import { TransportFailure, type TransportFailureCode } from '../../core/target/transport-failure.ts';
import { ConnectionError } from '../connect/connection-error.ts';
import { isTlsCode, tlsFailureText } from '../connect/tls-failure.ts';

/** The failure codes for error codes of Node and undici. */
const CODES: Readonly<Record<string, TransportFailureCode>> = {
  ECONNREFUSED: 'refused',
  EADDRNOTAVAIL: 'refused',
  EHOSTDOWN: 'refused',
  EHOSTUNREACH: 'refused',
  ENETDOWN: 'refused',
  ENETUNREACH: 'refused',
  ECONNABORTED: 'reset',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  ENOTFOUND: 'name-not-found',
  EAI_AGAIN: 'name-not-found',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_ABORTED: 'timeout',
  ABORT_ERR: 'timeout',
  EPROTO: 'tls',
  UND_ERR_HEADERS_OVERFLOW: 'headers-too-large',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

const SAY: Readonly<Record<TransportFailureCode, string>> = {
  refused: 'the connection was refused',
  reset: 'the connection was closed before the answer was complete',
  timeout: 'no complete answer came in time',
  'name-not-found': 'the host name was not found',
  tls: 'the TLS handshake failed',
  protocol: 'what came is not HTTP',
  'headers-too-large': 'the headers of the answer are larger than 64 KiB',
  'too-many-redirects': 'more redirects than are followed',
  'redirect-refused': 'a redirect is not followed',
  proxy: 'the proxy cannot be used',
  'rate-limited': 'the target asks to be left alone for longer than this run waits',
  budget: "the run's budget is spent",
};

/**
 * Turns the error of an HTTP library into a `TransportFailure` that names the request. `bound`: our limit that ended
 * the exchange, if one did: then the library may throw any error. `proxy`: the one on the way.
 */
export function transportFailureOf(
  cause: unknown,
  request: string,
  answered: boolean,
  bound?: TransportFailureCode,
  proxy?: string,
): TransportFailure {
  if (cause instanceof TransportFailure) return cause;
  if (cause instanceof ConnectionError && bound === undefined)
    return new TransportFailure(cause.code, `${request}: ${cause.message}`, { answered, cause });
  const error = cause instanceof Error ? cause : new Error(String(cause));
  // A host with several IP addresses (localhost) fails with an error for each; the first is enough.
  const first = error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0] : error;
  const raw = 'code' in first ? String(first.code) : '';
  const knownCode = Object.hasOwn(CODES, raw) ? CODES[raw] : undefined;
  const code = bound ?? knownCode ?? (isTlsCode(raw) ? 'tls' : 'protocol');
  const description =
    code === 'tls'
      ? tlsFailureText(first)
      : // An assertion shows the source of a library, and says nothing to a reader.
        code === 'protocol' && raw !== 'ERR_ASSERTION'
        ? `${SAY.protocol} (${first.message})`
        : SAY[code];
  const way = proxy === undefined || code === 'budget' ? '' : `through the proxy ${proxy} `;
  return new TransportFailure(code, `${request}: ${way}${description}`, {
    answered: answered || code === 'headers-too-large',
    cause,
  });
}
