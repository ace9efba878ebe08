/** What a migration is made of. Each may be replaced: that is how a tool is made that misbehaves on purpose. */
import type { Provider } from './chain/json-rpc.ts';
import { networkOf } from './chain/network.ts';
import { lock } from './journal/lock.ts';
import { stillThere } from './journal/still-there.ts';
import type { Params } from './params/params.ts';
import { isBaseOf } from './plan/base.ts';
import type { Deployer } from './plan/deployer.ts';
import { writeResultFile } from './result/result-file.ts';
import { verifyBase, verifyDao } from './verify.ts';

export interface Parts {
  readonly provider: (provider: Provider) => Provider;
  /** The one that sends, not the one that plans. */
  readonly deployer: (deployer: Deployer) => Deployer;
  readonly params: (params: Params) => Params;
  readonly networkOf: typeof networkOf;
  readonly isBaseOf: typeof isBaseOf;
  readonly stillThere: typeof stillThere;
  readonly lock: typeof lock;
  readonly writeResultFile: typeof writeResultFile;
  readonly verifyBase: typeof verifyBase;
  readonly verifyDao: typeof verifyDao;
}

const same = <T>(value: T): T => value;

export const PARTS: Parts = {
  provider: same,
  deployer: same,
  params: same,
  networkOf,
  isBaseOf,
  stillThere,
  lock,
  writeResultFile,
  verifyBase,
  verifyDao,
};
