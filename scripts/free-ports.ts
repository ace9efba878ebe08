import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/**
 * Ports of 127.0.0.1 that were free just now, for programs that take no port 0. In the moment between nobody else should
 * take them.
 */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
