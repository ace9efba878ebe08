/** Short ways to alter a migration tool, so that a fault's file says only what is altered. */
import type { Call, Deployer, Parts } from '../../../src/reference/migration/index.ts';

/** Replaces parts. */
export const withMigrationParts = (parts: Parts, others: Partial<Parts>): Parts => ({ ...parts, ...others });

/** Wraps what sends the transactions of a plan. */
export function withDeployer(parts: Parts, wrap: (deployer: Deployer) => Deployer): Parts {
  return { ...parts, deployer: (sending) => wrap(parts.deployer(sending)) };
}

/** Changes the calls of a plan; one that becomes undefined is left out. */
export function withCalls(parts: Parts, alter: (step: string, call: Call) => Call | undefined): Parts {
  return withDeployer(parts, (deployer) => ({
    account: deployer.account,
    deploy: (...given) => deployer.deploy(...given),
    view: (call) => deployer.view(call),
    call: async (step, call) => {
      const altered = alter(step, call);
      if (altered) await deployer.call(step, altered);
    },
    create: (step, call, ...event) => deployer.create(step, alter(step, call) ?? call, ...event),
  }));
}
