/** What a person gave with --header, as metadata of calls over gRPC. */
import type { Header } from '../../core/target/header.ts';
import { isLoopback } from '../client/url.ts';

/**
 * Names that belong to HTTP/2 and to gRPC itself (RFC 9113 section 8.2.2; gRPC over HTTP2, "Requests"), and those of binary
 * metadata, of which a text is none.
 */
const NOT_OURS =
  /^(connection|keep-alive|proxy-connection|transfer-encoding|upgrade|http2-settings|host|te|trailer|content-.*|grpc-.*|.*-bin)$/i;
/** gRPC over HTTP2, "ASCII-Value". */
const ASCII = /^[\x20-\x7e]*$/;

/** The headers that may stand beside a call. */
export function grpcMetadata(headers: readonly Header[]): readonly Header[] {
  return headers.filter(([name, value]) => !NOT_OURS.test(name) && ASCII.test(value));
}

/**
 * The headers that were given for the host of `home`, where the service at `url` is on that host: it has a port of its
 * own. What is kept secret by TLS there is not sent in the clear here.
 */
export function headersForService(headers: readonly Header[], home: string, url: string): readonly Header[] {
  const [own, rpc] = [new URL(home), new URL(url)];
  const sameHost = own.hostname === rpc.hostname || (isLoopback(home) && isLoopback(url));
  return sameHost && !(own.protocol === 'https:' && rpc.protocol === 'http:') ? headers : [];
}
