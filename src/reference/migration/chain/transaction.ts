/** A signed transaction: sent as often as needed, mined once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MigrationError } from '../error.ts';
import type { Send } from '../journal/line.ts';
import type { Chain } from './chain.ts';
import { RpcError } from './json-rpc.ts';
import type { Receipt } from './receipt.ts';
import { refusal } from './refusal.ts';

const FIRST_WAIT_MS = 5;
const LONGEST_WAIT_MS = 1000;
/** A node may drop a pending transaction. */
const SENT_AGAIN_EVERY_MS = 15_000;
const MINED_WITHIN_MS = 300_000;

/** Sends it. A refusal is ignored where the node already knows the transaction or has mined it. */
export async function send(chain: Chain, { raw, hash, step }: Send): Promise<void> {
  try {
    await chain.request('eth_sendRawTransaction', raw);
  } catch (error) {
    if (!(error instanceof RpcError) || !(await isKnown(chain, hash))) throw refusal(step, error as Error);
  }
}

/** Waits until it is mined. Throws a MigrationError where it was reverted, or is not mined in time. */
export async function mined(chain: Chain, sent: Send): Promise<Receipt> {
  const begun = performance.now();
  let nextSend = begun + SENT_AGAIN_EVERY_MS;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    const receipt = await chain.receipt(sent.hash);
    if (receipt) return succeeded(receipt, sent);
    if (performance.now() - begun > MINED_WITHIN_MS) break;
    if (performance.now() > nextSend) {
      await send(chain, sent);
      nextSend = performance.now() + SENT_AGAIN_EVERY_MS;
    }
    await sleep(wait);
  }
  throw new MigrationError(
    'unmined',
    `${sent.step}: sent as ${sent.hash}, and not mined yet. Run the same command again: it goes on from there`,
  );
}

/** Whether the node has the transaction, mined or not. */
export const isKnown = async (chain: Chain, hash: string): Promise<boolean> =>
  (await chain.request('eth_getTransactionByHash', hash)) !== null;

function succeeded(receipt: Receipt, { step, hash }: Send): Receipt {
  if (receipt.status === undefined || BigInt(receipt.status) === 1n) return receipt;
  throw new MigrationError('reverted', `${step}: the transaction ${hash} was reverted`);
}
