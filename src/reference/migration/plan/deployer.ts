/**
 * The operations of a plan on a chain. The same plan runs on the chain, and dry. Calls that overlap may be sent
 * together (`together.ts`): a plan awaits a call before a step that depends on it.
 */
import type { Artifact } from '../core/artifact.ts';

export interface Deployer {
  /** Address of the account that sends everything. */
  readonly account: string;
  /** Deploys a contract and gives its address. `step` is unique in the plan: a resumed run knows by it what is done. */
  deploy(step: string, artifact: Artifact, args?: readonly unknown[]): Promise<string>;
  call(step: string, call: Call): Promise<void>;
  /** A call that creates something: gives an argument of an event of the called contract. */
  create(step: string, call: Call, event: string, argument: string): Promise<string>;
  view(call: Call): Promise<unknown>;
}

export interface Call {
  readonly to: string;
  readonly of: Artifact;
  readonly name: string;
  readonly args: readonly unknown[];
}
