/** Short ways to alter how a migration tool goes about a plan: in what order, and by what it sends. */
import type { Call, Deployer, Parts } from '../../../src/reference/migration/index.ts';

/** What a plan speaks to; `end` is called when the plan is through. */
export interface PlanRelay extends Deployer {
  end?(): Promise<void>;
}

/** Hands on all but what is replaced. */
export const planRelay = (to: Deployer, others: Partial<PlanRelay>): PlanRelay => ({
  account: to.account,
  deploy: (...given) => to.deploy(...given),
  call: (...given) => to.call(...given),
  create: (...given) => to.create(...given),
  view: (call) => to.view(call),
  ...others,
});

/** Puts something between the plan of a base and what sends it, dry runs too. */
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

/** The same of a DAO. `base`: the addresses that it stands upon. */
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

/** A call of a plan, under its step. */
export type PlannedCall = readonly [step: string, call: Call];

/** Keeps calls until one comes that is not kept, or the end; then `make` makes them. */
export function withDeferredCalls(
  to: Deployer,
  isKept: (step: string) => boolean,
  make: (kept: readonly PlannedCall[]) => Promise<void>,
): PlanRelay {
  let kept: PlannedCall[] = [];
  // What a plan begins together waits together.
  let made: Promise<void> = Promise.resolve();
  const through = () => {
    const all = kept;
    kept = [];
    if (all.length > 0) made = made.then(() => make(all));
    return made;
  };
  return planRelay(to, {
    deploy: async (...given) => {
      await through();
      return to.deploy(...given);
    },
    call: async (step, call) => {
      if (isKept(step)) return void kept.push([step, call]);
      await through();
      return to.call(step, call);
    },
    create: async (...given) => {
      await through();
      return to.create(...given);
    },
    end: through,
  });
}

/** Of a DAO that is made contract by contract: what gives a founder tokens or reputation. */
export const isFounderMint = (step: string): boolean => /^founders\[\d+\]\.(tokens|reputation)$/.test(step);
