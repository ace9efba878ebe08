import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Network } from '../connect/network.ts';

/** How many connections to the storage may be open: an audit reads ahead on several threads. */
const SOCKETS = 50;

/** The agents of the SDK, whose connections are those of all other requests: with the same proxies and authorities. */
export function agentsOf(network: Network): { readonly httpAgent: HttpAgent; readonly httpsAgent: HttpsAgent } {
  const options = { keepAlive: true, maxSockets: SOCKETS };
  return {
    httpAgent: connecting(new HttpAgent(options), 'http', network),
    httpsAgent: connecting(new HttpsAgent(options), 'https', network),
  };
}

function connecting<A extends HttpAgent>(agent: A, scheme: string, network: Network): A {
  const createConnection: HttpAgent['createConnection'] = ({ host, port }, callback) => {
    const origin = `${scheme}://${host?.includes(':') ? `[${host}]` : host}:${port}`;
    network
      .named(new URL(origin).origin)(['http/1.1'])
      .then(
        (socket) => callback?.(null, socket),
        (cause: Error) => callback?.(cause, undefined as never),
      );
    return undefined;
  };
  return Object.assign(agent, { createConnection });
}
