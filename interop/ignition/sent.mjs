/**
 * Transactions as they are signed, kept before they are sent. Ignition notes that it is about to send, and the hash
 * when the node has answered; where a run ends in between, it asks a person to look for the transaction. Here it is
 * known.
 */
import { existsSync } from 'node:fs';
import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { trackTransaction } from '@nomicfoundation/ignition-core';
import { Transaction, toQuantity } from 'ethers';

/** Where a signed transaction is written, and there for good, before it goes out. */
export function keepSent(path) {
  return async (raw) => {
    const file = await open(path, 'a');
    await file.write(`${raw}\n`);
    await file.sync();
    await file.close();
  };
}

/**
 * Settles what a journal was about to send: it went out, or does so now; or it was never signed, and is forgotten, as is
 * what was begun and has asked for nothing yet.
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
  for (const line of open.filter((one) => !never.includes(one))) await track(deployment, signed(line), chain);
}

/** What takes an interaction, and none was asked for: Ignition cannot go on from there, and can begin it again. */
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

/** What was to be sent, and has no note that it was. */
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
