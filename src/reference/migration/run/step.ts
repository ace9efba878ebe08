/** A step of a migration: its deployment, and its dependencies. */

import { createHash } from 'node:crypto';
import type { Chain } from '../chain/chain.ts';
import type { Deployer } from '../plan/deployer.ts';

/** The steps of a migration: base contracts, a DAO, the demo test. */
export type StepName = 'base' | 'dao' | 'test';

/** The entry of a step in the result file. */
export type Deployed = Readonly<Record<string, unknown>>;

export interface Step {
  readonly name: StepName;
  /** Version of the core. */
  readonly version: string;
  /** The inputs that identify this deployment; a run that continues a journal has the same inputs. */
  readonly purpose: unknown;
  /** Deploys, and gives the entry for the result file. */
  run(deployer: Deployer): Promise<Deployed>;
  /** Whether the chain has the recorded contracts, compared by their code. */
  stands(chain: Chain, recorded: Deployed): Promise<boolean>;
  /** Rejects where the chain does not have the contracts that `run` deployed. */
  verify(chain: Chain): Promise<void>;
}

export const digestOf = (purpose: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(purpose, (_, value) => (typeof value === 'bigint' ? `${value}` : value)))
    .digest('hex');
