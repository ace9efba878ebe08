/**
 * The process that has the chains. It is one of its own so that whoever judges never loads Hardhat, and it ends when whoever
 * started it is gone, however that went: the channel between them closes then.
 */

import type { ChainHostReply, ChainHostRequest } from './chain-host-messages.ts';
import { type HostedChain, hardhatChains } from './hardhat-chains.ts';

process.on('disconnect', () => process.exit());
if (!process.connected) process.exit();
// Ctrl-C in a terminal goes to us as well. When we are to end is for whoever started us to say.
process.on('SIGINT', () => {});

const open = new Map<number, HostedChain>();
let opening: ReturnType<typeof hardhatChains> | undefined;
let last = 0;

async function answer(asked: ChainHostRequest): Promise<ChainHostReply> {
  const { id } = asked;
  if (asked.do === 'close') {
    const closed = open.get(asked.chain);
    open.delete(asked.chain);
    await closed?.close();
    return { id, closed: asked.chain };
  }
  opening ??= hardhatChains();
  const chain = ++last;
  const one = await (await opening)(asked.settings);
  open.set(chain, one);
  return { id, chain, url: one.url, accounts: one.accounts };
}

process.on('message', (asked: ChainHostRequest) => {
  void answer(asked)
    .catch((cause: unknown): ChainHostReply => ({ id: asked.id, error: String(Object(cause).message ?? cause) }))
    .then((told) => process.send?.(told, () => {}));
});
