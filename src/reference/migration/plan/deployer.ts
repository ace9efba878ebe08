/**
 * The operations of a plan on a chain. The same plan runs on the chain, and dry. A plan awaits a call before a step that
 * depends on it; calls that overlap do not depend on one another (`together.ts`). An awaited call is sent, and may
 * not be mined yet: transactions are mined in their order.
 */
import type { Artifact } from '../core/artifact.ts';

/** Deploys contracts and calls them. Its functions reject with a MigrationError. */
export interface Deployer {
  /** Address of the account that sends everything. */
  readonly account: string;
  /** Deploys a contract and gives its address, where it is or will be. `step` is unique in the plan: a resumed run knows by it what is done. */
  deploy(step: string, artifact: Artifact, args?: readonly unknown[]): Promise<string>;
  /** Sends a call as a transaction. */
  call(step: string, call: Call): Promise<void>;
  /** A call that creates something: gives an argument of an event of the called contract. */
  create(step: string, call: Call, event: string, argument: string): Promise<string>;
  /** The result of a view function, when everything that was awaited is mined; sends nothing. */
  view(call: Call): Promise<unknown>;
}

/** A call of a contract's function. */
export interface Call {
  /** Address of the contract. */
  readonly to: string;
  /** The build with its ABI. */
  readonly of: Artifact;
  /** Name of the function. */
  readonly name: string;
  readonly args: readonly unknown[];
}
