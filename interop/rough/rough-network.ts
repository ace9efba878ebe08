/** A relay in front of a server that delays what passes and loses connections. */

import { connect, createServer, type Socket } from 'node:net';
import type { Random } from '../../conformance/core/run/random.ts';

/** How rough a network is. */
export interface Roughness {
  /** Each piece of an answer is delayed by up to so many milliseconds. */
  readonly delayMs: number;
  /** One in so many connections is closed before anything passes; 0: no connection is. */
  readonly lostOneIn: number;
}

/** A relay to a port of this machine. */
export interface RoughNetwork {
  readonly port: number;
  close(): Promise<void>;
}

/** Opens a relay. Delays and losses follow the random numbers. */
export async function roughNetwork(to: number, roughness: Roughness, random: Random): Promise<RoughNetwork> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client.on('close', () => open.delete(client)).on('error', () => client.destroy()));
    if (roughness.lostOneIn > 0 && random.below(roughness.lostOneIn) === 0) return void client.destroy();
    const upstream = connect(to, '127.0.0.1');
    upstream.on('error', () => client.destroy());
    client.on('close', () => upstream.destroy());
    client.pipe(upstream);
    // Each piece waits for the one before it: an answer keeps its order.
    let sent = Promise.resolve();
    upstream.on('data', (piece) => {
      sent = sent.then(async () => {
        if (roughness.delayMs > 0) await sleep(random.below(roughness.delayMs + 1));
        if (!client.destroyed) client.write(piece);
      });
    });
    upstream.on('end', () => {
      sent = sent.then(() => void client.end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { readonly port: number };
  const close = async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: address.port, close };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
