/** The contracts that a run created, by whatever way. */

import { createAddress } from '../../oracle/ethereum/create-address.ts';
import type { MigrationStage } from '../../target/stage.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

/** A contract that came to be in a run. */
export interface CreatedContract {
  /** In lower case. */
  readonly address: string;
  /** What is on the chain; of a minimal proxy (ERC-1167) what is behind it. */
  readonly code: string;
  /** What was sent to make it, where a transaction made it itself. */
  readonly creation?: string;
}

/** What a run made: the contracts that can be found, in the order in which they are, and all that it sent. */
export interface CreatedContracts {
  readonly contracts: readonly CreatedContract[];
  readonly inputs: readonly string[];
}

/** A minimal proxy (ERC-1167). */
const PROXY = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3$/;
/** A word that may be an address. The smallest that anybody is given are far above. */
const ADDRESS_WORD = /^0{24}([0-9a-f]{40})$/;
const WORD = 64;
/** Children of one contract that are looked at. */
const CHILDREN = 256;

/**
 * Finds what a run made, by whatever way: what transactions made themselves; what their events and arguments name, and
 * had no code before; and what any of these has made in turn (EIP-161: a contract's nonce counts its creations from 1).
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
  for (const queue = [...new Set(named)]; queue.length > 0; ) {
    const address = queue.shift()!;
    if (seen.has(address)) continue;
    seen.add(address);
    const code = await views.codeAt(address);
    if (code === '0x') continue;
    const nonce = Number(await stage.chain.request('eth_getTransactionCount', [address, 'latest']));
    for (let n = 1; n < Math.min(nonce, CHILDREN); n++) queue.push(createAddress(address, BigInt(n)).toLowerCase());
    if ((await stage.chain.request('eth_getCode', [address, block])) !== '0x') continue;
    const creation = creations.get(address);
    contracts.push({ address, code, ...(creation === undefined ? {} : { creation }) });
  }
  return {
    contracts: await withProxiesResolved(contracts, (address) => views.codeAt(address)),
    inputs: sent.map((transaction) => transaction.input),
  };
}

/** Proxies with the code behind them, in the place of those that only stand behind one. */
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

/** Those with this code. */
export function withCode(made: CreatedContracts, code: string): readonly CreatedContract[] {
  return made.contracts.filter((contract) => contract.code.toLowerCase() === code.toLowerCase());
}

/**
 * Whether a contract of this creation code may have come to be where nobody finds it: the run sent the code, or it is
 * not known what would have been sent.
 */
export function mayBeHidden(made: CreatedContracts, creation: string | undefined): boolean {
  return creation === undefined || made.inputs.some((input) => input.includes(creation.slice(2).toLowerCase()));
}

/** What was sent to make a contract; undefined where no transaction made it itself. */
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

/** Words of a call behind its selector; and those at the end of what makes a contract, where its arguments are. */
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
