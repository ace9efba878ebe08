/** The contracts that a run created, directly or through other contracts. */

import { createAddress } from '../../oracle/ethereum/create-address.ts';
import type { MigrationStage } from '../../target/stage.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

/** A contract that a run created. */
export interface CreatedContract {
  /** In lower case. */
  readonly address: string;
  /** The code on the chain; for a minimal proxy (ERC-1167) the code behind it. */
  readonly code: string;
  /** The input of the transaction that created it, where a transaction did so directly. */
  readonly creation?: string;
}

/** The contracts that a run created, as far as they can be found, in the order of their discovery; and the inputs that it sent. */
export interface CreatedContracts {
  readonly contracts: readonly CreatedContract[];
  readonly inputs: readonly string[];
}

/** A minimal proxy (ERC-1167). */
const PROXY = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3$/;
/** A word that may be an address. */
const ADDRESS_WORD = /^0{24}([0-9a-f]{40})$/;
const WORD = 64;
/** The limit of children that are looked up for each contract. */
const CHILDREN = 256;

/**
 * Finds the contracts that a run created: by its transactions; by addresses in its events and arguments that had no code
 * before; and by the nonces of these contracts, which create others (EIP-161: a contract's nonce counts its creations from 1).
 */
export async function contractsCreatedIn({
  stage,
  views,
  since,
}: Pick<ScenarioRun, 'views' | 'since'> & {
  readonly stage: Pick<MigrationStage, 'chain'>;
}): Promise<CreatedContracts> {
  const block = `0x${since.toString(16)}`;
  const sent = await views.transactions(since + 1);
  const filter = { fromBlock: `0x${(since + 1).toString(16)}`, toBlock: 'latest' };
  const logs = (await stage.chain.request('eth_getLogs', [filter])) as readonly Log[];
  const creations = new Map(
    sent.flatMap((transaction) =>
      transaction.contractAddress ? [[transaction.contractAddress, transaction.input]] : [],
    ),
  );
  const words = [...sent.flatMap(({ input }) => abiWordsOf(input)), ...logs.flatMap(wordsOfLog)];
  const named = [
    ...creations.keys(),
    ...sent.flatMap(({ to }) => (to === undefined ? [] : [to])),
    ...logs.map(({ address }) => address.toLowerCase()),
    ...words.flatMap(addressIn),
  ];
  const contracts: CreatedContract[] = [];
  const seen = new Set<string>();
  // All of one depth are asked at once: each of them for its code, and then for what else is known of a contract.
  for (let next = new Set(named); next.size > 0; ) {
    const addresses = [...next];
    for (const address of addresses) seen.add(address);
    const found = await Promise.all(
      addresses.map(async (address) => {
        const code = await views.codeAt(address);
        if (code === '0x') return [];
        const [nonce, before] = await Promise.all([
          stage.chain.request('eth_getTransactionCount', [address, 'latest']),
          stage.chain.request('eth_getCode', [address, block]),
        ]);
        return [{ address, code, nonce: Number(nonce), isNew: before === '0x' }];
      }),
    );
    next = new Set();
    for (const { address, code, nonce, isNew } of found.flat()) {
      for (let n = 1; n < Math.min(nonce, CHILDREN); n++) {
        const child = createAddress(address, BigInt(n)).toLowerCase();
        if (!seen.has(child)) next.add(child);
      }
      const creation = creations.get(address);
      if (isNew) contracts.push({ address, code, ...(creation === undefined ? {} : { creation }) });
    }
  }
  return {
    contracts: await withProxiesResolved(contracts, (address) => views.codeAt(address)),
    inputs: sent.map((transaction) => transaction.input),
  };
}

/** Proxies with the code behind them. Contracts that only serve a proxy are left out. */
async function withProxiesResolved(
  contracts: readonly CreatedContract[],
  codeAt: (address: string) => Promise<string>,
): Promise<readonly CreatedContract[]> {
  const behind = new Map(
    contracts.flatMap(({ address, code }) => {
      const of = PROXY.exec(code)?.[1];
      return of === undefined ? [] : [[address, `0x${of}`] as const];
    }),
  );
  const serving = new Set<string>(behind.values());
  const kept = contracts.filter(({ address }) => !serving.has(address));
  return Promise.all(
    kept.map(async (contract) => {
      const of = behind.get(contract.address);
      return of === undefined ? contract : { ...contract, code: await codeAt(of) };
    }),
  );
}

/** The contracts with this code. */
export function withCode(made: CreatedContracts, code: string): readonly CreatedContract[] {
  return made.contracts.filter((contract) => contract.code.toLowerCase() === code.toLowerCase());
}

/**
 * Whether the run may have created a contract of this creation code that is not found: the run sent the code, or the
 * creation code is unknown.
 */
export function mayBeHidden(made: CreatedContracts, creation: string | undefined): boolean {
  return creation === undefined || made.inputs.some((input) => input.includes(creation.slice(2).toLowerCase()));
}

/** The input of the transaction that created a contract; undefined where no transaction did so directly. */
export async function creationCodeOf(
  { views }: Pick<ScenarioRun, 'views'>,
  address: unknown,
): Promise<string | undefined> {
  const all = await views.transactions();
  return all.find(({ contractAddress }) => contractAddress === String(address).toLowerCase())?.input;
}

interface Log {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

/** The words behind the selector of a call, and the words at the end of a creation, where its arguments are. */
export function abiWordsOf(input: string): readonly string[] {
  const digits = input.slice(2).toLowerCase();
  const words: string[] = [];
  for (let at = 8; at + WORD <= digits.length; at += WORD) words.push(digits.slice(at, at + WORD));
  for (let end = digits.length; end >= WORD; end -= WORD) words.push(digits.slice(end - WORD, end));
  return words;
}

const wordsOfLog = ({ topics, data }: Log): readonly string[] => [
  ...topics.map((topic) => topic.slice(2).toLowerCase()),
  ...(data.slice(2).toLowerCase().match(/.{64}/g) ?? []),
];

function addressIn(word: string): string[] {
  const [, address] = ADDRESS_WORD.exec(word) ?? [];
  // A small number has the same form.
  return address === undefined || address.startsWith('0'.repeat(12)) ? [] : [`0x${address}`];
}
