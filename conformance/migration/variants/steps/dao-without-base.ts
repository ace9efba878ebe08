import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const baseFirst = migrationVariant({
  text: 'migrates the base first where a DAO migration finds none',
  cites: 'choice dao-without-base: base-first',
  needs: {
    declare: { 'dao-without-base': 'base-first' },
    looks: [
      'migration/steps/*-written',
      'migration/steps/dao-without-base',
      'migration/steps/repeated*',
      'migration/rerun/dao',
    ],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      steps: (steps) => (steps.includes('base') ? steps : ['base', ...steps]),
    }),
});
