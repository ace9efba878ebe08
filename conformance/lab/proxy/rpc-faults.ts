import type { RpcFault, RpcMishap } from './rpc-script.ts';

const TRANSACTIONS = new Set(['eth_sendRawTransaction', 'eth_sendTransaction']);

/** Whether a call of this method sends a transaction. */
export const sendsTransaction = (method: string): boolean => TRANSACTIONS.has(method);

/** The faults of a script, counted down. */
export class RpcFaults {
  readonly #faults: readonly RpcFault[];
  readonly #seen: number[];

  constructor(faults: readonly RpcFault[] = []) {
    this.#faults = faults;
    this.#seen = faults.map(() => 0);
  }

  /** What goes wrong with this call. */
  of(method: string): RpcMishap | undefined {
    const meets = this.#faults.filter((fault, at) => {
      const kind =
        fault.at === 'any' || fault.at === method || (fault.at === 'transaction' && sendsTransaction(method));
      if (!kind) return false;
      const seen = (this.#seen[at]! += 1);
      return seen >= fault.nth && seen < fault.nth + (fault.times ?? 1);
    });
    return meets[0]?.does;
  }
}
