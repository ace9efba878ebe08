/** A step of a migration: what it deploys, and on what that depends. */

import { createHash } from 'node:crypto';
import type { Chain } from '../chain/chain.ts';
import type { Deployer } from '../plan/deployer.ts';

export type StepName = 'base' | 'dao' | 'test';

/** What the result file says of a step. */
export type Deployed = Readonly<Record<string, unknown>>;

export interface Step {
  readonly name: StepName;
  /** Of the core. */
  readonly version: string;
  /** Anything that tells this deployment from another; the run that goes on with a journal has the same. */
  readonly purpose: unknown;
  /** Deploys, and gives what the result file says of it. */
  run(deployer: Deployer): Promise<Deployed>;
  /** Whether the chain has what was recorded: addresses are believed only as far as their code bears them out. */
  stands(chain: Chain, recorded: Deployed): Promise<boolean>;
  /** Rejects where the chain does not have what `run` has deployed. */
  verify(chain: Chain): Promise<void>;
}

export const digestOf = (purpose: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(purpose, (_, value) => (typeof value === 'bigint' ? `${value}` : value)))
    .digest('hex');
