import { inSingleQuotes, shellQuote } from '../../core/text/shell-quote.ts';
import type { CurlConnection } from '../../report/document/curl.ts';
import { redactUrl } from '../../transport/record/redact.ts';
import type { ConnectionOptions } from './connection-options.ts';

/**
 * curl's options for a connection to an address, by the options of a run. `addresses`: those that were given, whose hosts
 * alone get the client certificate. curl reads the variables for proxies itself.
 */
export function curlConnection(options: ConnectionOptions, addresses: readonly string[]): CurlConnection {
  const { ca, clientCert, clientKey, proxy } = options;
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  return (url) => {
    const isTls = url.startsWith('https:');
    const cert = isTls && origins.has(new URL(url).origin) ? clientCert : undefined;
    return [
      ...(isTls && ca !== undefined ? ['--cacert', shellQuote(ca)] : []),
      ...(cert === undefined ? [] : ['--cert', shellQuote(cert)]),
      ...(cert === undefined || clientKey === undefined ? [] : ['--key', shellQuote(clientKey)]),
      ...proxyOptions(proxy),
    ];
  };
}

function proxyOptions(proxy: string | undefined): readonly string[] {
  if (proxy === undefined) return [];
  return proxy === 'direct' ? ['--noproxy', inSingleQuotes('*')] : ['-p', '-x', shellQuote(redactUrl(proxy))];
}
