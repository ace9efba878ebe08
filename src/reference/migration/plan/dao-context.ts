/** What a DAO is made of, as far as it is there. */
import type { Core } from '../core/core-package.ts';
import type { Params } from '../params/params.ts';
import type { Base } from './base.ts';
import type { CustomItem } from './custom-schemes.ts';
import type { Deployer } from './deployer.ts';
import type { StandAloneItem } from './stand-alone.ts';

/** All that a DAO's plan needs, looked up beforehand. */
export interface DaoPlan {
  readonly deployer: Deployer;
  /** Of the DAO's own contracts. */
  readonly core: Core;
  /** That the base was deployed from. */
  readonly baseCore: Core;
  readonly base: Base;
  readonly params: Params;
  readonly contracts: readonly StandAloneItem[];
  readonly schemes: readonly CustomItem[];
}

export interface Organisation {
  readonly avatar: string;
  readonly token: string;
  readonly reputation: string;
  readonly controller: string;
}
