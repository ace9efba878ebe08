import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import type { NetworkOptions } from '../../transport/connect/network.ts';
import {
  exceptionsOfEnvironment,
  type Proxies,
  proxiesOfEnvironment,
  proxyFor,
  shownProxy,
  withScheme,
} from '../../transport/connect/proxies.ts';
import { secretsOfUrl } from '../../transport/record/redact.ts';
import { caller } from '../caller.ts';
import { keepSecret } from '../secrets/known-secrets.ts';
import { throwUsageError } from '../usage-error.ts';
import type { ConnectionOptions } from './connection-options.ts';
import { optionFileText } from './secret-source.ts';

/** How to reach the target. `addresses`: those that were given. @throws UsageError for each mistake. */
export function networkOptions(options: ConnectionOptions, addresses: readonly string[]): NetworkOptions {
  const { allowRedirect = [] } = options;
  const client = clientOf(options);
  const proxies = proxiesOf(options, addresses);
  return {
    ...(options.ca === undefined ? {} : { ca: authorities(options.ca) }),
    ...(client ? { client } : {}),
    proxies,
    ...(allowRedirect.length === 0 ? {} : { redirectHosts: allowRedirect.map(redirectHost) }),
  };
}

/** The proxy through which an address is reached, for a report; undefined where it is reached directly. */
export function reportedProxy(address: string, { proxies = {} }: NetworkOptions): string | undefined {
  const proxy = proxyFor(new URL(address), proxies);
  return proxy === undefined ? undefined : shownProxy(proxy);
}

function authorities(file: string): string {
  const text = optionFileText('--ca', file);
  const certificates = text.match(/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g) ?? [];
  if (certificates.length === 0)
    throwUsageError(`--ca ${file}: expected certificates in PEM ("-----BEGIN CERTIFICATE-----"), found no such text`);
  for (const [index, pem] of certificates.entries())
    try {
      new X509Certificate(pem);
    } catch {
      throwUsageError(`--ca ${file}: certificate ${index + 1} of ${certificates.length} cannot be read`);
    }
  return certificates.join('\n');
}

function clientOf({ clientCert, clientKey }: ConnectionOptions): NetworkOptions['client'] {
  if (clientCert === undefined)
    return clientKey === undefined ? undefined : throwUsageError('--client-key goes with --client-cert');
  const cert = optionFileText('--client-cert', clientCert);
  const option = clientKey === undefined ? '--client-cert' : '--client-key';
  const key = clientKey === undefined ? cert : optionFileText('--client-key', clientKey);
  try {
    createPrivateKey(key);
  } catch (cause) {
    const encrypted = /passphrase|interrupted or cancelled|bad decrypt/i.test((cause as Error).message);
    throwUsageError(
      `${option} ${clientKey ?? clientCert}: ${encrypted ? 'the private key is encrypted; write it without a password, as with openssl pkey -in FILE -out NEW' : 'it has no private key in PEM; give one with --client-key'}`,
    );
  }
  try {
    createSecureContext({ cert, key });
  } catch {
    throwUsageError(
      `--client-cert ${clientCert}: expected a certificate in PEM for the private key in ${clientKey ?? 'the same file'}, found another or no certificate`,
    );
  }
  return { cert, key };
}

/** @throws UsageError where a given address is to be reached through a proxy of another kind. */
function proxiesOf({ proxy }: ConnectionOptions, addresses: readonly string[]): Proxies {
  const { env } = caller();
  if (proxy === 'direct') return {};
  const proxies: Proxies =
    proxy === undefined
      ? proxiesOfEnvironment(env)
      : {
          http: withScheme(proxy),
          https: withScheme(proxy),
          loopback: true,
          ...exceptionsOfEnvironment(env),
        };
  for (const secret of [proxies.http, proxies.https].flatMap((one) => secretsOfUrl(one ?? ''))) keepSecret(secret);
  for (const address of addresses) {
    const used = proxyFor(new URL(address), proxies);
    if (used === undefined || isHttpProxy(used)) continue;
    const source = proxy === undefined ? `${address.startsWith('https:') ? 'HTTPS' : 'HTTP'}_PROXY` : '--proxy';
    const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(used)![0];
    throwUsageError(
      `${source}: expected the http or https address of a proxy, such as http://proxy.example:3128, found ${/^https?:$/i.test(scheme) ? 'no well-formed address' : `an address with ${scheme}`}; --proxy direct goes without it`,
    );
  }
  return proxies;
}

const isHttpProxy = (proxy: string): boolean => URL.canParse(proxy) && /^https?:$/.test(new URL(proxy).protocol);

/** A host as `URL` writes it, with or without a port. */
function redirectHost(text: string): string {
  const url = URL.canParse(`http://${text}`) ? new URL(`http://${text}`) : undefined;
  const bracketed = URL.canParse(`http://[${text}]`) ? new URL(`http://[${text}]`) : undefined;
  // No redirect names a host with an asterisk or a comma: it would never match.
  const host = /^[^/?#@*,]+$/.test(text) ? (bracketed ?? url) : undefined;
  if (!host)
    return throwUsageError(`--allow-redirect ${text}: expected a host, such as storage.internal or 10.0.0.7:9000`);
  return /:80$/.test(text) && !bracketed ? `${host.hostname}:80` : host.host;
}
