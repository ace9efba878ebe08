import { suite } from '../core/check/suite.ts';
import { checks } from './generated/checks.ts';
import { migrationPhrases } from './phrases.ts';
import { migrationRemedies } from './remedies.ts';
import type { MigrationTarget } from './target/migration-target.ts';

/** Containers of an image share an engine and its ports; and the secrets are searched in what all other runs printed. */
const LATER = /^migration\/(image|secrets)\//;

/** The checks for contract migration tools. `plan(migrationSuite, …)` chooses from them. */
export const migrationSuite = suite<MigrationTarget>({
  name: 'migration',
  order: [
    'steps',
    'result',
    'contracts',
    'networks',
    'account',
    'prices',
    'command-line',
    'completion',
    'help',
    'confirmation',
    'restart',
    'parameters',
    'founders',
    'schemes',
    'voting',
    'options',
    'ownership',
    'stand-alone',
    'custom-schemes',
    'literal-arguments',
    'locking-scheme',
    'versions',
    'library',
    'local-chain',
    'image',
    'release',
    'rerun',
    'resume',
    'locks',
    'validation',
    'result-file',
    'exit',
    'termination',
    'secrets',
  ],
  checks,
  independent: ({ id }) => !LATER.test(id),
  phrases: migrationPhrases,
  remedies: migrationRemedies,
});
