import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import type { LookupFunction, Socket } from 'node:net';
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls';
import { type AddressKind, addressKind, bareHost, hostKind } from './address-kind.ts';
import { ConnectionError } from './connection-error.ts';
import { openSocket } from './open-socket.ts';
import { type Proxies, proxiesOfEnvironment, proxyFor, shownProxy } from './proxies.ts';
import { isAllowedRedirect } from './redirect-hosts.ts';
import { openTunnel } from './tunnel.ts';

/** How servers are reached, as plain data. */
export interface NetworkOptions {
  /** Certificates of authorities that are trusted beside those of the system, as PEM. */
  readonly ca?: string;
  /** The certificate and the key by which this client shows who it is, as PEM. Only hosts that a person named get it. */
  readonly client?: { readonly cert: string; readonly key: string };
  /** Default: those of the environment. */
  readonly proxies?: Proxies;
  /** Hosts (`storage.internal`, `10.0.0.7:9000`) to which a target may redirect in spite of the rules. */
  readonly redirectHosts?: readonly string[];
}

/** Opens a connection to one origin, with the protocols to choose from over TLS. */
export interface Connect {
  (alpn: readonly string[], signal?: AbortSignal): Promise<Socket>;
  /** The host and port of the proxy on the way, if there is one: a failure may be the fault of either. */
  readonly proxy?: string | undefined;
}

/** All addresses of a name. */
type LookUp = (
  hostname: string,
  options: LookupAllOptions,
  callback: (failure: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

const KIND_TEXTS: Readonly<Record<Exclude<AddressKind, 'global'>, string>> = {
  loopback: 'an address of this machine',
  'link-local': 'a link-local address',
  private: 'a private address',
  reserved: 'a reserved address',
};

/** Opens the connections of a run, by the rules for redirects, proxies and certificates. */
export class Network {
  readonly #options: NetworkOptions;
  readonly #lookUp: LookUp;
  readonly #proxies: Proxies;
  /**
   * The kind of address that each named origin has. The first connection decides: a name that leads elsewhere later would
   * let its owner choose where redirects may go.
   */
  readonly #kinds = new Map<string, AddressKind>();
  readonly #contexts = new Map<boolean, SecureContext>();

  /** `lookUp`: looks names up, as `node:dns` does. */
  constructor(options: NetworkOptions = {}, lookUp: LookUp = lookup) {
    this.#options = options;
    this.#lookUp = lookUp;
    this.#proxies = options.proxies ?? proxiesOfEnvironment(process.env);
  }

  /** Connects to an origin that a person named, wherever it is. */
  named(origin: string): Connect {
    const url = new URL(origin);
    return this.#behind(url, async (alpn, signal) => {
      const proxy = proxyFor(url, this.#proxies);
      const socket = await this.#open(url, {
        alpn,
        signal,
        proxy,
        own: true,
        lookup: lookupWithout(() => undefined, this.#lookUp),
      });
      // The address of a proxy is not that of the origin.
      const kind = proxy === undefined && socket.remoteAddress ? addressKind(socket.remoteAddress) : hostKind(url);
      if (!this.#kinds.has(origin)) this.#kinds.set(origin, kind);
      return socket;
    });
  }

  /**
   * Connects to an origin to which the server at `home`, a named origin, redirects. An address of this machine or of a
   * private network is refused unless `home` has such an address. The address is that which the connection uses, so a name
   * cannot lead elsewhere after it was looked up. Rejects with a `ConnectionError` of the code `redirect-refused`.
   */
  redirected(origin: string, home: string): Connect {
    const url = new URL(origin);
    const isAllowed = isAllowedRedirect(url, this.#options.redirectHosts);
    if (origin === home) return this.named(origin);
    return this.#behind(url, async (alpn, signal) => {
      const proxy = proxyFor(url, this.#proxies);
      if (isAllowed) return this.#open(url, { alpn, signal, proxy, own: false });
      const homeKind = this.#kinds.get(home);
      const refusal = (address: string, kind = addressKind(address)): ConnectionError | undefined =>
        kind === 'global' || kind === homeKind ? undefined : refused(url, home, address, kind);
      // A name needs no look-up where its address is written in it, or where a proxy looks it up.
      const atOnce = refusal(bareHost(url), hostKind(url));
      if (atOnce) throw atOnce;
      return this.#open(url, { alpn, signal, proxy, own: false, lookup: lookupWithout(refusal, this.#lookUp) });
    });
  }

  /** Names the proxy through which an address is reached. */
  #behind(url: URL, connect: Connect): Connect {
    const proxy = proxyFor(url, this.#proxies);
    return Object.assign(connect, { proxy: proxy && shownProxy(proxy) });
  }

  async #open(
    url: URL,
    {
      proxy,
      own,
      ...options
    }: Omit<Parameters<typeof openSocket>[1], 'secureContext'> & {
      readonly proxy: string | undefined;
      readonly own: boolean;
    },
  ): Promise<Socket> {
    const { signal } = options;
    const tunnel =
      proxy === undefined ? undefined : await openTunnel(proxy, url, { secureContext: this.#context(false), signal });
    return openSocket(url, { ...options, tunnel, secureContext: this.#context(own) });
  }

  /** The settings of TLS; undefined for Node's own. `own`: with the client's certificate. */
  #context(own: boolean): SecureContext | undefined {
    const { ca } = this.#options;
    const client = own ? this.#options.client : undefined;
    if (ca === undefined && client === undefined) return undefined;
    const made =
      this.#contexts.get(own) ??
      createSecureContext({ ...(ca === undefined ? {} : { ca: [...getCACertificates('default'), ca] }), ...client });
    this.#contexts.set(own, made);
    return made;
  }
}

/** Looks names up, and leaves out the addresses that are refused. */
function lookupWithout(refusal: (address: string) => Error | undefined, lookUp: LookUp): LookupFunction {
  return (hostname, options, callback) =>
    lookUp(hostname, { ...options, all: true }, (failure, found) => {
      const allowed = failure ? [] : found.filter(({ address }) => refusal(address) === undefined);
      const [first] = allowed;
      if (failure || !first) return callback(failure ?? refusal(found[0]!.address)!, '');
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });
}

function refused(url: URL, home: string, address: string, kind: Exclude<AddressKind, 'global'>): ConnectionError {
  const at = address === bareHost(url) ? '' : ` (${address})`;
  return new ConnectionError(
    'redirect-refused',
    `the redirect from ${home} to ${url.origin}${at} is not followed: that is ${KIND_TEXTS[kind]}, and ${home} itself has no such address; --allow-redirect ${url.hostname} follows it`,
  );
}
