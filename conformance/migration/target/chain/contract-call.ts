import type { Interface } from 'ethers';
import { LabError } from '../../../lab/lab-error.ts';

/** The answer of a contract. An answer of the chain or of the contract is always a value here, never an error. */
export type ViewResult =
  | { readonly ok: true; readonly values: readonly unknown[] }
  /**
   * `reverted`: the call reverted, for the reason in `found`. `nothing`: no code or no answer. `unreadable`: not the declared
   * types.
   */
  | { readonly ok: false; readonly why: 'reverted' | 'nothing' | 'unreadable'; readonly found: string };

type Ethers = typeof import('ethers');

let loaded: Promise<Ethers> | undefined;

/** ethers, loaded when it is needed. @throws LabError where it is not installed. */
export async function loadEthers(): Promise<Ethers> {
  try {
    loaded ??= import('ethers');
    return await loaded;
  } catch (cause) {
    throw new LabError('contracts are read with ethers 6, which is not installed here: `npm install ethers`', {
      cause,
    });
  }
}

/** How many declarations are kept: most are constants of ours, which are called again and again. */
const MOST_KEPT = 500;
const kept = new Map<string, Interface>();

/** The contract with the function of a declaration. ethers takes longer to read it than to encode a call of it. */
function contractOf({ Interface }: Ethers, declared: string): Interface {
  const known = kept.get(declared);
  if (known) return known;
  const contract = new Interface([declared]);
  if (kept.size === MOST_KEPT) kept.clear();
  kept.set(declared, contract);
  return contract;
}

/** The call of a function that a line of Solidity declares: `function owner() view returns (address)`. */
export class ContractCall {
  readonly data: string;
  readonly #read: (data: string) => readonly unknown[];

  /** @throws Error if the text does not declare a function, or if the arguments do not fit the declaration. */
  constructor(ethers: Ethers, declared: string, args: readonly unknown[]) {
    const contract = contractOf(ethers, declared);
    const [fragment] = contract.fragments;
    if (fragment?.type !== 'function') throw new LabError(`expected the declaration of a function, found ${declared}`);
    const name = (fragment as unknown as { name: string }).name;
    this.data = contract.encodeFunctionData(name, args);
    // Every value is read at once: ethers throws an error of decoding only when the value is read.
    this.#read = (data) => ethersValue(contract.decodeFunctionResult(name, data)) as readonly unknown[];
  }

  /** Decodes the answer to the call. */
  read(data: string): ViewResult {
    if (data === '0x') return { ok: false, why: 'nothing', found: data };
    try {
      return { ok: true, values: this.#read(data) };
    } catch {
      return { ok: false, why: 'unreadable', found: data.slice(0, 200) };
    }
  }
}

/** Structures and lists of ethers as arrays. @throws Error if a value cannot be decoded. */
export function ethersValue(value: unknown): unknown {
  return Array.isArray(value) ? Array.from({ length: value.length }, (_, at) => ethersValue(value[at])) : value;
}
