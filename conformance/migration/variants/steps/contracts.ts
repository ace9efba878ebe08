import { readArtifact } from '../../../../src/reference/migration/core/artifact.ts';
import type { Artifact } from '../../../../src/reference/migration/index.ts';
import { DryRun } from '../../../../src/reference/migration/plan/dry-run.ts';
import { creation } from '../../../../src/reference/migration/plan/encode.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { planRelay, withBasePlan } from '../../testbed/plans.ts';

const FACTORY = readArtifact('Factory', CONTRACTS.Factory);
const SALT = `0x${'00'.repeat(32)}`;

export const baseByAFactory = migrationVariant({
  text: 'has a factory create the base contracts by CREATE2, all but the token, whose owner is who creates it',
  cites: 'EIP-1014, CREATE2; the interface document does not say how contracts come to be',
  needs: {
    looks: ['migration/contracts/**', 'migration/result/**', 'migration/steps/*-written', 'migration/rerun/base'],
  },
  install: (parts) =>
    withBasePlan(parts, (to) => {
      let factory: string | undefined;
      return planRelay(to, {
        deploy: async (step, artifact, args = []) => {
          factory ??= await to.deploy('Factory', FACTORY);
          if (artifact.name === 'DAOToken') return to.deploy(step, artifact, args);
          const create = { to: factory, of: FACTORY, name: 'create', args: [SALT, creation(step, artifact, args)] };
          return to.create(step, create, 'Created', 'made');
        },
      });
    }),
});

interface Planned {
  readonly name: string;
  readonly artifact: Artifact;
  readonly args: readonly unknown[];
  /** The address that it has in the plan. */
  readonly made: string;
}

export const baseLastFirst = migrationVariant({
  text: 'deploys the base contracts from the last to the first, as far as none needs another',
  cites: 'Interface, "Migration result": base is a map, and has no order',
  needs: { looks: ['migration/contracts/**', 'migration/steps/base*', 'migration/rerun/base'] },
  install: (parts) => ({
    ...parts,
    deployBase: async (deployer, core) => {
      const dry = new DryRun(deployer.account, 0);
      const left: Planned[] = [];
      const plan = planRelay(dry, {
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
        const [planned] = left.splice(at, 1) as [Planned];
        const args = planned.args.map((value) => real.get(value) ?? value);
        base[planned.name] = await deployer.deploy(planned.name, planned.artifact, args);
        real.set(planned.made, base[planned.name] as string);
      }
      return base;
    },
  }),
});
