/**
 * What a plan does with a chain. The same plan runs against the chain, and dry. What is begun before something else has come
 * to an end may go out with it (`together.ts`): a plan waits for what the next step stands on.
 */
import type { Artifact } from '../core/artifact.ts';

export interface Deployer {
  /** Of the account that sends everything. */
  readonly account: string;
  /** `step` is a name that this plan has once: by it a run that goes on knows what is done. Gives the address. */
  deploy(step: string, artifact: Artifact, args?: readonly unknown[]): Promise<string>;
  call(step: string, call: Call): Promise<void>;
  /** A call that makes something: gives what an argument of the called contract's event says of it. */
  create(step: string, call: Call, event: string, argument: string): Promise<string>;
  view(call: Call): Promise<unknown>;
}

export interface Call {
  readonly to: string;
  readonly of: Artifact;
  readonly name: string;
  readonly args: readonly unknown[];
}
