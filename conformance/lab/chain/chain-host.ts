/**
 * The process that hosts the chains. It is a separate process so that the judging process never loads Hardhat. It ends
 * when the channel to its parent closes, in whichever way the parent ended.
 */

import type { ChainHostReply, ChainHostRequest } from './chain-host-messages.ts';
import { type HostedChain, hardhatChains } from './hardhat-chains.ts';

process.on('disconnect', () => process.exit());
if (!process.connected) process.exit();
// Ctrl-C in a terminal also reaches this process, as does its end, but the parent decides when it ends.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});

const open = new Map<number, HostedChain>();
let opening: ReturnType<typeof hardhatChains> | undefined;
let last = 0;

async function answer(request: ChainHostRequest): Promise<ChainHostReply> {
  const { id } = request;
  if (request.do === 'close') {
    const closed = open.get(request.chain);
    open.delete(request.chain);
    await closed?.close();
    return { id, closed: request.chain };
  }
  opening ??= hardhatChains();
  const chain = ++last;
  const hosted = await (await opening)(request.settings);
  open.set(chain, hosted);
  return { id, chain, url: hosted.url, accounts: hosted.accounts };
}

process.on('message', (request: ChainHostRequest) => {
  void answer(request)
    .catch((cause: unknown): ChainHostReply => ({ id: request.id, error: String(Object(cause).message ?? cause) }))
    .then((reply) => process.send?.(reply, () => {}));
});
