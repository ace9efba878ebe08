import { keccak256, Transaction, Wallet } from 'ethers';
import { expect, test } from 'vitest';
import { readArtifact } from '../core/artifact.ts';
import { Journal } from '../journal/journal.ts';
import type { Send } from '../journal/line.ts';
import { blockByBlock } from '../local-chain/block-by-block.test-tool.ts';
import { emptyChain } from '../local-chain/empty.test-tool.ts';
import { together } from '../plan/together.ts';
import { BUILT_IN_KEY } from './account.ts';
import { nonceOf, openChain } from './chain.ts';
import { feesOf } from './fees.ts';
import { OpenTransactions, untilMined } from './open-transactions.ts';
import { Sender } from './sender.ts';

/** Creates a contract whose code is one octet, STOP. */
const ONE = readArtifact('One', { abi: [], bytecode: '0x6001600c60003960016000f300' });
const TOO_LITTLE_GAS = 53_300n;
const ENOUGH_GAS = 100_000n;

/** The same with a function, which does nothing. */
const CALLED = readArtifact('One', { abi: ['function f()'], bytecode: ONE.bytecode });

test('a call of a contract that has to be created anew is signed anew, although the chain has it', async () => {
  const network = await emptyChain();
  try {
    const signer = new Wallet(BUILT_IN_KEY);
    const chain = await openChain(await blockByBlock(network, signer.address, { mineAt: [2, 4] }), () => 'private');
    const fees = await feesOf(chain, 20_000_000_000n);
    const journal = Journal.inMemory();
    const run = async (gas: bigint) => {
      const open = new OpenTransactions(chain);
      const sender = new Sender({ chain, signer, fees, journal, open, gas, done: () => undefined });
      return untilMined(open, async () => {
        const to = await sender.deploy('contract', ONE);
        await sender.call('call', { to, of: CALLED, name: 'f', args: [] });
        return to;
      });
    };
    // Both are in one block.
    await expect(run(TOO_LITTLE_GAS)).rejects.toThrow('contract: ');
    const { hash } = journal.sent.get('call') ?? expect.unreachable();
    expect((await chain.receipt(hash))?.status).toBe('0x1');

    const to = await run(ENOUGH_GAS);
    expect(await chain.code(to)).toBe('0x00');
    expect(await nonceOf(chain, signer.address)).toBe(4);
    const { raw } = journal.sent.get('call') ?? expect.unreachable();
    expect(Transaction.from(raw).to).toBe(to);
    expect(await run(ENOUGH_GAS)).toBe(to);
    expect(await nonceOf(chain, signer.address)).toBe(4);
  } finally {
    await network.close();
  }
});

test('a transaction that an earlier run signed after a reverted one is signed again, and done once', async () => {
  const network = await emptyChain();
  try {
    const chain = await openChain(network, () => 'private');
    const signer = new Wallet(BUILT_IN_KEY);
    const fees = await feesOf(chain, 20_000_000_000n);
    const journal = Journal.inMemory();
    const signed = async (step: string, nonce: number, gasLimit: bigint): Promise<Send> => {
      const transaction = Transaction.from({ ...fees, chainId: chain.id, nonce, gasLimit, data: ONE.bytecode });
      transaction.signature = signer.signingKey.sign(transaction.unsignedHash);
      const raw = transaction.serialized;
      const line = { kind: 'send', step, nonce, hash: keccak256(raw), raw } as const;
      await journal.write(line);
      return line;
    };
    const first = await signed('first', 0, TOO_LITTLE_GAS);
    await chain.request('eth_sendRawTransaction', first.raw).catch(() => undefined);
    expect((await chain.receipt(first.hash))?.status).toBe('0x0');
    await signed('second', 1, ENOUGH_GAS);
    await signed('third', 2, ENOUGH_GAS);
    // Each transaction is signed while the one before is sent but not mined.
    await chain.request('evm_setAutomine', false);
    await chain.request('evm_setIntervalMining', 300);

    const open = new OpenTransactions(chain);
    const sender = new Sender({ chain, signer, fees, journal, open, done: () => undefined });
    const addresses = await untilMined(open, () =>
      together(['first', 'second', 'third'].map((step) => sender.deploy(step, ONE))),
    );
    expect(new Set(addresses).size).toBe(3);
    for (const address of addresses) expect(await chain.code(address)).toBe('0x00');
    expect(await nonceOf(chain, signer.address)).toBe(4);
  } finally {
    await network.close();
  }
});
