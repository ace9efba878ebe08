import { readArtifact } from '../../../src/reference/migration/core/artifact.ts';
import type { Parts } from '../../../src/reference/migration/index.ts';
import { creation } from '../../../src/reference/migration/plan/encode.ts';
import { variant } from '../../faults/fault.ts';
import { relay, withBasePlan } from '../../faults/migration-plans.ts';
import { CONTRACTS } from '../../lab/generated/contracts.ts';

const FACTORY = readArtifact('Factory', CONTRACTS.Factory);
const SALT = `0x${'00'.repeat(32)}`;

export default variant<Parts>({
  text: 'has a factory create the base contracts by CREATE2, all but the token, whose owner is who creates it',
  cites: 'EIP-1014, CREATE2; the interface document does not say how contracts come to be',
  needs: {
    looks: ['migration/contracts/**', 'migration/result/**', 'migration/steps/*-written', 'migration/again/base'],
  },
  install: (parts) =>
    withBasePlan(parts, (to) => {
      let factory: string | undefined;
      return relay(to, {
        deploy: async (step, artifact, args = []) => {
          factory ??= await to.deploy('Factory', FACTORY);
          if (artifact.name === 'DAOToken') return to.deploy(step, artifact, args);
          const create = { to: factory, of: FACTORY, name: 'create', args: [SALT, creation(step, artifact, args)] };
          return to.create(step, create, 'Created', 'made');
        },
      });
    }),
});
