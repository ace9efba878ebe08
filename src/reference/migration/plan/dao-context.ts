/** The context of a DAO's plan. */
import type { Core } from '../core/core-package.ts';
import type { Params } from '../params/params.ts';
import type { Base } from './base.ts';
import type { CustomItem } from './custom-schemes.ts';
import type { Deployer } from './deployer.ts';
import type { StandAloneItem } from './stand-alone.ts';

/** Everything that a DAO's plan needs, found before it begins. */
export interface DaoPlan {
  readonly deployer: Deployer;
  /** The core of the DAO's contracts. */
  readonly core: Core;
  /** The core of the base. */
  readonly baseCore: Core;
  readonly base: Base;
  readonly params: Params;
  readonly contracts: readonly StandAloneItem[];
  readonly schemes: readonly CustomItem[];
}

/** A DAO whose avatar is known. */
export interface Founded {
  readonly avatar: string;
  /** All of its contracts; where a contract has made them, they are known when it is mined. */
  whole(): Promise<Organisation>;
}

export interface Organisation {
  readonly avatar: string;
  readonly token: string;
  readonly reputation: string;
  readonly controller: string;
}
