/**
 * Signed transactions, stored before they are sent. Ignition records its intention to send, and the hash when the node
 * has answered; after a run that ended in between, it asks a person to look for the transaction. This record makes the
 * question superfluous.
 */
import { existsSync } from 'node:fs';
import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { trackTransaction } from '@nomicfoundation/ignition-core';
import { Transaction, toQuantity } from 'ethers';

/** The file to which a signed transaction is written and synced before it is sent. */
export function keepSent(path) {
  return async (raw) => {
    const file = await open(path, 'a');
    await file.write(`${raw}\n`);
    await file.sync();
    await file.close();
  };
}

/**
 * Settles the unfinished sends of a journal: a signed transaction is sent now, if it was not; an intention without a
 * signed transaction is removed, and so is an interaction that was begun and has sent nothing yet.
 */
export async function settle(path, deployment, chain) {
  const journal = join(deployment, 'journal.jsonl');
  if (!existsSync(journal)) return;
  const lines = (await readFile(journal, 'utf8')).split('\n').filter(isJson); // the last may be half a line
  const open = unanswered(lines);
  const sent = existsSync(path) ? (await readFile(path, 'utf8')).split('\n').filter(whole).map(Transaction.from) : [];
  const signed = (line) => sent.findLast(({ nonce }) => nonce === JSON.parse(line).nonce);
  const never = open.filter((line) => signed(line) === undefined);
  const idle = begunOnly(lines);
  const kept = lines.filter((line) => !never.includes(line) && !idle.includes(line)).map((line) => `\n${line}`);
  await writeFile(`${journal}.new`, kept.join(''));
  await rename(`${journal}.new`, journal);
  for (const line of open.filter((entry) => !never.includes(entry))) await track(deployment, signed(line), chain);
}

/** Futures that were begun without an interaction: Ignition cannot continue them, but can begin them again. */
const INTERACTS = /^(DEPLOYMENT|CALL|STATIC_CALL|SEND_DATA)_EXECUTION_STATE_INITIALIZE$/;

function begunOnly(lines) {
  const begun = new Map();
  for (const line of lines) {
    const { type, futureId } = JSON.parse(line);
    if (INTERACTS.test(type)) begun.set(futureId, line);
    else begun.delete(futureId);
  }
  return [...begun.values()];
}

/** Intentions to send without a record of the sending. */
function unanswered(lines) {
  const open = new Map();
  for (const line of lines) {
    const { type, futureId, networkInteractionId } = JSON.parse(line);
    const key = `${futureId} ${networkInteractionId}`;
    if (type === 'TRANSACTION_PREPARE_SEND') open.set(key, line);
    if (type === 'TRANSACTION_SEND') open.delete(key);
  }
  return [...open.values()];
}

async function track(deployment, { hash, serialized }, chain) {
  const find = () => chain.request({ method: 'eth_getTransactionByHash', params: [hash] });
  if ((await find()) === null) await chain.request({ method: 'eth_sendRawTransaction', params: [serialized] });
  /** Nodes leave the chain out of a legacy transaction, where Ignition reads it. */
  const request = async (asked) => {
    const answer = await chain.request(asked);
    return asked.method === 'eth_getTransactionByHash' ? { chainId: toQuantity(chain.chainId), ...answer } : answer;
  };
  await trackTransaction(deployment, hash, { request }, 1);
}

function isJson(line) {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

/** A run that was ended while it wrote leaves half a line. */
function whole(raw) {
  try {
    return Transaction.from(raw).hash !== null;
  } catch {
    return false;
  }
}
