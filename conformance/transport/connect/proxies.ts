import { BlockList, isIP } from 'node:net';
import { bareHost, hostKind } from './address-kind.ts';

/** Which connections go through a proxy, as plain data. */
export interface Proxies {
  /** The proxy for addresses of each scheme: an http or https address. */
  readonly http?: string;
  readonly https?: string;
  /** Hosts that are reached without a proxy, in the form of NO_PROXY. */
  readonly exceptions?: string;
  /** Whether this machine is reached through the proxy as well: where a person names one, not where the environment does. */
  readonly loopback?: boolean;
}

/** The proxies in an environment, as curl reads it. An empty variable is as good as no variable. */
export function proxiesOfEnvironment(env: Readonly<Record<string, string | undefined>>): Proxies {
  const [http, https] = [env.http_proxy || env.HTTP_PROXY, env.https_proxy || env.HTTPS_PROXY];
  return {
    ...(http ? { http: withScheme(http) } : {}),
    ...(https ? { https: withScheme(https) } : {}),
    ...exceptionsOfEnvironment(env),
  };
}

/** The hosts that NO_PROXY excepts. */
export function exceptionsOfEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): Pick<Proxies, 'exceptions'> {
  const exceptions = env.no_proxy || env.NO_PROXY;
  return exceptions ? { exceptions } : {};
}

/** `proxy.example:3128` is an http address. */
export const withScheme = (proxy: string): string =>
  /^[a-z][a-z0-9+.-]*:\/\//i.test(proxy) ? proxy : `http://${proxy}`;

/** The address of a proxy for people, without its user and password. */
export const shownProxy = (proxy: string): string => new URL(proxy).host;

/** The proxy for an address; undefined where the address is reached directly. */
export function proxyFor(url: URL, { http, https, exceptions = '', loopback = false }: Proxies): string | undefined {
  const proxy = url.protocol === 'https:' ? https : http;
  if (proxy === undefined || (!loopback && hostKind(url) === 'loopback')) return undefined;
  return exceptions.split(/[\s,]+/).some((exception) => isExcepted(url, exception.toLowerCase())) ? undefined : proxy;
}

/** Whether an entry of NO_PROXY names the host: `*`, a name for itself and all below it, an address, a subnet. */
function isExcepted(url: URL, exception: string): boolean {
  if (exception === '' || exception === '*') return exception === '*';
  const host = bareHost(url);
  const [, subnet, prefix] = /^([0-9a-f.:]+)\/(\d{1,3})$/.exec(exception) ?? [];
  if (subnet !== undefined) return isWithin(host, subnet, Number(prefix));
  const [, bracketed, name = exception, port] = /^(?:\[(.*)\]|([^:]*))(?::(\d+))?$/.exec(exception) ?? [];
  if (port !== undefined && port !== (url.port || (url.protocol === 'https:' ? '443' : '80'))) return false;
  const suffix = (bracketed ?? name).replace(/^\*?\./, '');
  return host === suffix || (isIP(host) === 0 && host.endsWith(`.${suffix}`));
}

function isWithin(host: string, subnet: string, prefix: number): boolean {
  const [family, of] = [isIP(host), isIP(subnet)];
  if (family === 0 || family !== of || prefix > (family === 4 ? 32 : 128)) return false;
  const list = new BlockList();
  list.addSubnet(subnet, prefix, family === 4 ? 'ipv4' : 'ipv6');
  return list.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
