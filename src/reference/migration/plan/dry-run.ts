/** Runs a plan without a chain: encodes every argument and sends nothing. Gives the steps and their least cost. */
import type { ParamType } from 'ethers/abi';
import { getCreateAddress } from 'ethers/address';
import { ZeroHash } from 'ethers/constants';
import { chargesFor } from '../chain/gas.ts';
import type { Artifact } from '../core/artifact.ts';
import type { Call, Deployer } from './deployer.ts';
import { callData, creation } from './encode.ts';

export interface PlannedStep {
  readonly step: string;
  /** The least gas of the step: the charges for its bytes, and for stored code. */
  readonly gas: bigint;
}

// Yellow Paper, appendix G; EIP-2028 (16 a byte that is not 0).
const TRANSACTION = 21_000;
const CREATION = 32_000;
const STORED_BYTE = 200;

export class DryRun implements Deployer {
  readonly account: string;
  readonly steps: PlannedStep[] = [];
  #nonce: number;

  constructor(account: string, nonce: number) {
    this.account = account;
    this.#nonce = nonce;
  }

  async deploy(step: string, artifact: Artifact, args: readonly unknown[] = []): Promise<string> {
    const code = (artifact.deployedBytecode ?? '0x').length / 2 - 1;
    this.#plan(step, creation(step, artifact, args), CREATION + STORED_BYTE * code);
    return getCreateAddress({ from: this.account, nonce: this.#nonce - 1 });
  }

  async call(step: string, call: Call): Promise<void> {
    this.#plan(step, callData(step, call), 0);
  }

  async create(step: string, call: Call): Promise<string> {
    await this.call(step, call);
    return this.#standIn();
  }

  /** A value that is not known yet: an address without owner, or nothing. */
  async view(call: Call): Promise<unknown> {
    callData(call.name, call);
    const [output] = call.of.abi.getFunction(call.name)?.outputs ?? [];
    return output && this.#valueOf(output);
  }

  #valueOf({ type }: ParamType): unknown {
    if (type === 'address') return this.#standIn();
    return type === 'bytes32' ? ZeroHash : 0n;
  }

  #standIn(): string {
    return getCreateAddress({ from: this.account, nonce: 2 ** 40 + this.steps.length });
  }

  #plan(step: string, data: string, more: number): void {
    this.steps.push({ step, gas: BigInt(TRANSACTION + chargesFor(data, 16) + more) });
    this.#nonce++;
  }
}
