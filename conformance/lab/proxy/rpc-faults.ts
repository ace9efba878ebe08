import type { RpcFault, RpcMishap } from './rpc-script.ts';

const TRANSACTIONS = new Set(['eth_sendRawTransaction', 'eth_sendTransaction']);

/** Whether a call of this method sends a transaction. */
export const sendsTransaction = (method: string): boolean => TRANSACTIONS.has(method);

/** Applies the faults of a script by counting calls. */
export class RpcFaults {
  readonly #faults: readonly RpcFault[];
  readonly #seen: number[];

  constructor(faults: readonly RpcFault[] = []) {
    this.#faults = faults;
    this.#seen = faults.map(() => 0);
  }

  /** The mishap of this call, if any. */
  of(method: string): RpcMishap | undefined {
    const meets = this.#faults.filter((fault, at) => {
      const kind =
        fault.at === 'any' || fault.at === method || (fault.at === 'transaction' && sendsTransaction(method));
      if (!kind) return false;
      const count = (this.#seen[at]! += 1);
      return count >= fault.nth && count < fault.nth + (fault.times ?? 1);
    });
    return meets[0]?.does;
  }
}
