/** Helpers to alter a migration tool, so that the file of a fault has only the alteration. */
import type { Call, Deployer, Parts } from '../../../src/reference/migration/index.ts';

/** Replaces parts. */
export const withMigrationParts = (parts: Parts, changed: Partial<Parts>): Parts => ({ ...parts, ...changed });

/** Wraps the deployer, which sends the transactions of a plan. */
export function withDeployer(parts: Parts, wrap: (deployer: Deployer) => Deployer): Parts {
  return { ...parts, deployer: (sending) => wrap(parts.deployer(sending)) };
}

/** Changes the calls of a plan; a call that becomes undefined is left out. */
export function withCalls(parts: Parts, alter: (step: string, call: Call) => Call | undefined): Parts {
  return withDeployer(parts, (deployer) => ({
    account: deployer.account,
    deploy: (...args) => deployer.deploy(...args),
    view: (call) => deployer.view(call),
    call: async (step, call) => {
      const altered = alter(step, call);
      if (altered) await deployer.call(step, altered);
    },
    create: (step, call, ...event) => deployer.create(step, alter(step, call) ?? call, ...event),
  }));
}
