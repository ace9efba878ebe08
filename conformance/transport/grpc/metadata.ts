/** The headers given with --header, as metadata of gRPC calls. */
import type { Header } from '../../core/target/header.ts';
import { isLoopback } from '../client/url.ts';

/**
 * Names that HTTP/2 and gRPC reserve (RFC 9113 section 8.2.2; gRPC over HTTP2, "Requests"), and names of binary
 * metadata, whose values would need base64.
 */
const NOT_OURS =
  /^(connection|keep-alive|proxy-connection|transfer-encoding|upgrade|http2-settings|host|te|trailer|content-.*|grpc-.*|.*-bin)$/i;
/** gRPC over HTTP2, "ASCII-Value". */
const ASCII = /^[\x20-\x7e]*$/;

/** The headers that may be metadata of a call. */
export function grpcMetadata(headers: readonly Header[]): readonly Header[] {
  return headers.filter(([name, value]) => !NOT_OURS.test(name) && ASCII.test(value));
}

/**
 * The headers given for the host of `home`, if the service at `url` is on the same host, on any port. Headers given
 * for an https address are not sent in the clear.
 */
export function headersForService(headers: readonly Header[], home: string, url: string): readonly Header[] {
  const [homeUrl, rpcUrl] = [new URL(home), new URL(url)];
  const sameHost = homeUrl.hostname === rpcUrl.hostname || (isLoopback(home) && isLoopback(url));
  return sameHost && !(homeUrl.protocol === 'https:' && rpcUrl.protocol === 'http:') ? headers : [];
}
