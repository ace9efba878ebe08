/** Helpers to alter the order and the transactions of a migration tool's plan. */
import type { Call, Deployer, Parts } from '../../../src/reference/migration/index.ts';

/** A deployer between a plan and the real one; `end` is called at the end of the plan. */
export interface PlanRelay extends Deployer {
  end?(): Promise<void>;
}

/** A deployer that passes on everything but the changed members. */
export const planRelay = (to: Deployer, changed: Partial<PlanRelay>): PlanRelay => ({
  account: to.account,
  deploy: (...args) => to.deploy(...args),
  call: (...args) => to.call(...args),
  create: (...args) => to.create(...args),
  view: (call) => to.view(call),
  ...changed,
});

/** Puts a relay between the plan of a base and its deployer, in dry runs too. */
export function withBasePlan(parts: Parts, wrap: (deployer: Deployer) => PlanRelay): Parts {
  return {
    ...parts,
    deployBase: async (deployer, core) => {
      const between = wrap(deployer);
      const base = await parts.deployBase(between, core);
      await between.end?.();
      return base;
    },
  };
}

/** The same for the plan of a DAO. `base`: the addresses of its base. */
export function withDaoPlan(
  parts: Parts,
  wrap: (deployer: Deployer, base: Readonly<Record<string, string>>) => PlanRelay,
): Parts {
  return {
    ...parts,
    deployDao: async (plan) => {
      const between = wrap(plan.deployer, plan.base);
      const dao = await parts.deployDao({ ...plan, deployer: between });
      await between.end?.();
      return dao;
    },
  };
}

/** A call of a plan, with its step. */
export type PlannedCall = readonly [step: string, call: Call];

/** Keeps calls until another call or the end of the plan; then `make` sends the kept ones. */
export function withDeferredCalls(
  to: Deployer,
  isKept: (step: string) => boolean,
  make: (kept: readonly PlannedCall[]) => Promise<void>,
): PlanRelay {
  let kept: PlannedCall[] = [];
  // Calls that a plan begins at the same time wait for the same promise.
  let made: Promise<void> = Promise.resolve();
  const through = () => {
    const calls = kept;
    kept = [];
    if (calls.length > 0) made = made.then(() => make(calls));
    return made;
  };
  return planRelay(to, {
    deploy: async (...args) => {
      await through();
      return to.deploy(...args);
    },
    call: async (step, call) => {
      if (isKept(step)) return void kept.push([step, call]);
      await through();
      return to.call(step, call);
    },
    create: async (...args) => {
      await through();
      return to.create(...args);
    },
    end: through,
  });
}

/** Whether a step mints tokens or reputation for a founder, in a DAO without the DaoCreator. */
export const isFounderMint = (step: string): boolean => /^founders\[\d+\]\.(tokens|reputation)$/.test(step);
