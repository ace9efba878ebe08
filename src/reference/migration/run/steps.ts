/** The steps of the interface document ("What the service does"), each made for one run. */

import { dirname } from 'node:path';
import { buildsIn } from '../core/builds.ts';
import type { Core } from '../core/core-package.ts';
import type { Params } from '../params/params.ts';
import type { Parts } from '../parts.ts';
import type { Base } from '../plan/base.ts';
import type { CustomItem } from '../plan/custom-schemes.ts';
import type { Dao } from '../plan/dao.ts';
import type { DaoPlan } from '../plan/dao-context.ts';
import type { Demo } from '../plan/demo.ts';
import { findContract } from '../plan/found.ts';
import type { Registration } from '../plan/registration.ts';
import type { StandAloneItem } from '../plan/stand-alone.ts';
import { stands } from '../result/record.ts';
import type { Step } from './step.ts';

export function baseStep(core: Core, parts: Parts): Step {
  let base: Base = {};
  return {
    name: 'base',
    version: core.version,
    purpose: { core: core.version },
    run: async (deployer) => (base = await parts.deployBase(deployer, core)),
    stands: (chain, recorded) => parts.isBaseOf(core, recorded, chain.code),
    verify: (chain) => parts.verifyBase(chain, core, base),
  };
}

/** Base contracts, and their core. */
export interface DeployedBase {
  readonly base: Base;
  readonly core: Core;
}

export interface DaoFound {
  readonly core: Core;
  readonly params: Params;
  readonly contracts: readonly StandAloneItem[];
  readonly schemes: readonly CustomItem[];
}

/**
 * Finds every contract that the parameters name. `paramsFile`: own builds are searched beside it, then in the working
 * folder.
 */
export function findDao(
  params: Params,
  coreVersion: string,
  paramsFile: string | undefined,
  { openCore }: Pick<Parts, 'openCore'>,
): DaoFound {
  const core = openCore(params.coreVersion ?? coreVersion);
  const builds = buildsIn([...(paramsFile === undefined ? [] : [dirname(paramsFile)]), '.']);
  const contracts = params.StandAloneContracts.map((item, i) => {
    const at = `StandAloneContracts[${i}].name`;
    const { name, fromCore, coreVersion: version } = item;
    return {
      item,
      artifact: findContract({ names: [name], fromCore, coreVersion: version, at }, core, { builds, openCore }),
    };
  });
  const schemes = params.CustomSchemes.map((entry) => {
    const { contracts: names, fromCore, coreVersion: version, at } = entry;
    return { entry, artifact: findContract({ names, fromCore, coreVersion: version, at }, core, { builds, openCore }) };
  });
  return { core, params, contracts, schemes };
}

export function daoStep(found: DaoFound, { base, core: baseCore }: DeployedBase, parts: Parts): Step {
  const { core, params, contracts, schemes } = found;
  const codes = [...contracts, ...schemes].map(({ artifact }) => artifact.bytecode);
  let done: { dao: Dao; registrations: readonly Registration[]; account: string } | undefined;
  return {
    name: 'dao',
    version: core.version,
    purpose: { core: core.version, base, params, codes },
    async run(deployer) {
      const plan: DaoPlan = { ...found, deployer, base, baseCore };
      const { dao, registrations } = await parts.deployDao(plan);
      done = { dao, registrations, account: deployer.account };
      return { ...dao };
    },
    stands,
    verify: async (chain) => {
      if (done) await parts.verifyDao(chain, { params, ...done });
    },
  };
}

export function demoStep({ base, core }: DeployedBase, parts: Parts): Step {
  let done: Demo | undefined;
  return {
    name: 'test',
    version: core.version,
    purpose: { core: core.version, base },
    async run(deployer) {
      done = await parts.deployDemo(deployer, core, base);
      return { ...done };
    },
    stands,
    verify: async (chain) => {
      if (done) await parts.verifyDemo(chain, base, done);
    },
  };
}
