/** Receipts of transactions (Ethereum JSON-RPC, `eth_getTransactionReceipt`). */
import { isAddress } from 'ethers/address';
import { isHexString } from 'ethers/utils';
import { MigrationError } from '../error.ts';
import type { Mined } from '../journal/line.ts';
import type { Call } from '../plan/deployer.ts';
import { shortened } from '../shortened.ts';
import { quantityIn } from './quantity.ts';

/** The members of a receipt that are needed here. */
export interface Receipt {
  readonly transactionHash: string;
  readonly blockNumber: string;
  readonly gasUsed: string;
  readonly status: string;
  readonly contractAddress: string | null;
  readonly logs: readonly { readonly address: string; readonly topics: string[]; readonly data: string }[];
}

/** The receipt that a node answered; null where it has no receipt. Throws a MigrationError for anything else. */
export function receiptIn(answer: unknown): Receipt | null {
  if (answer === null || answer === undefined) return null;
  const { transactionHash, blockNumber, gasUsed, status, contractAddress, logs } = Object(answer) as Partial<Receipt>;
  const wellFormed =
    isHexString(transactionHash, 32) &&
    (contractAddress === null || contractAddress === undefined || isAddress(contractAddress)) &&
    Array.isArray(logs) &&
    logs.every(isLog);
  if (!wellFormed)
    throw new MigrationError(
      'node',
      `eth_getTransactionReceipt: expected a receipt with a hash, an address or null, and logs, found ${shortened(JSON.stringify(answer))}`,
    );
  quantityIn(blockNumber, 'blockNumber of a receipt');
  quantityIn(gasUsed, 'gasUsed of a receipt');
  if (status !== undefined) quantityIn(status, 'status of a receipt');
  return answer as Receipt;
}

function isLog(log: unknown): boolean {
  const { address, topics, data } = Object(log) as Partial<Record<'address' | 'topics' | 'data', unknown>>;
  return (
    isAddress(address) && Array.isArray(topics) && topics.every((topic) => isHexString(topic)) && isHexString(data)
  );
}

/** Whether the transaction was reverted; before Byzantium a receipt has no status (EIP-658). */
export const isReverted = ({ status }: Receipt): boolean => status !== undefined && BigInt(status) === 0n;

/** An argument of an event of the called contract; undefined where the receipt has no such event. */
export function eventArgument(
  { logs }: Receipt,
  { to, of }: Call,
  event: string,
  argument: string,
): string | undefined {
  const topic = of.abi.getEvent(event)?.topicHash;
  const log = logs.find(({ address, topics }) => topics[0] === topic && address.toLowerCase() === to.toLowerCase());
  return log && of.abi.parseLog(log)?.args[argument];
}

/** The outcome of a step, for its journal. `made`: what it has created. */
export function outcomeOf(step: string, receipt: Receipt, made?: string): Mined {
  const { transactionHash: hash, blockNumber, gasUsed } = receipt;
  return { kind: 'mined', step, hash, block: Number(blockNumber), gas: Number(gasUsed), ...(made && { made }) };
}
