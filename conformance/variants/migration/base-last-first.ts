import type { Artifact, Parts } from '../../../src/reference/migration/index.ts';
import { DryRun } from '../../../src/reference/migration/plan/dry-run.ts';
import { variant } from '../../faults/fault.ts';
import { relay } from '../../faults/migration-plans.ts';

interface Planned {
  readonly name: string;
  readonly artifact: Artifact;
  readonly args: readonly unknown[];
  /** The address that it has in the plan. */
  readonly made: string;
}

export default variant<Parts>({
  text: 'deploys the base contracts from the last to the first, as far as none needs another',
  cites: 'Interface, "Migration result": base is a map, and has no order',
  needs: { looks: ['migration/contracts/**', 'migration/steps/base*', 'migration/again/base'] },
  install: (parts) => ({
    ...parts,
    deployBase: async (deployer, core) => {
      const dry = new DryRun(deployer.account, 0);
      const left: Planned[] = [];
      const plan = relay(dry, {
        deploy: async (name, artifact, args = []) => {
          const made = await dry.deploy(name, artifact, args);
          left.push({ name, artifact, args, made });
          return made;
        },
      });
      const base = { ...(await parts.deployBase(plan, core)) };
      const real = new Map<unknown, string>();
      while (left.length > 0) {
        const at = left.findLastIndex(({ args }) => !left.some(({ made }) => args.includes(made)));
        const [one] = left.splice(at, 1) as [Planned];
        const args = one.args.map((value) => real.get(value) ?? value);
        base[one.name] = await deployer.deploy(one.name, one.artifact, args);
        real.set(one.made, base[one.name] as string);
      }
      return base;
    },
  }),
});
