import { TransportFailure } from '../../core/target/transport-failure.ts';
import { redactUrl } from '../record/redact.ts';
import { portOf } from './open-socket.ts';

/** Whether a person allows redirects to the host of an address: `storage.internal`, or `storage.internal:9000`. */
export function isAllowedRedirect(url: URL, hosts: readonly string[] = []): boolean {
  return hosts.some((host) => host === url.hostname || host === `${url.hostname}:${portOf(url)}`);
}

/**
 * A write that is redirected to another host goes there only where a person allows it: its content is meant for the host
 * that was named, and may last where it arrives.
 *
 * @throws TransportFailure `redirect-refused`.
 */
export function refuseOtherHost(from: string, to: string, hosts: readonly string[] | undefined): void {
  const [home, url] = [new URL(from), new URL(to)];
  if (url.hostname === home.hostname || isAllowedRedirect(url, hosts)) return;
  throw new TransportFailure(
    'redirect-refused',
    `${redactUrl(from)}: this request is redirected to another host, ${url.origin}, and a request that writes is not sent there; --allow-redirect ${url.hostname} sends it`,
    { answered: true },
  );
}
