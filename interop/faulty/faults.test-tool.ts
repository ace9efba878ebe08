import { COMMAND_LINE_FAULTS } from './command-line.test-tool.ts';
import { DAO_CREATOR_FAULTS } from './dao-creator.test-tool.ts';
import { DAO_TRACKER_FAULTS } from './dao-tracker.test-tool.ts';
import { EDGE_FAULTS } from './edges.test-tool.ts';
import type { Faults } from './fault.test-tool.ts';
import { FOUNDERS } from './founders.test-tool.ts';
import { LIBRARY_FAULTS } from './library.test-tool.ts';
import { LITERAL_ARGUMENT_FAULTS } from './literal-arguments.test-tool.ts';
import { OWN_CONTRACT_FAULTS } from './own-contracts.test-tool.ts';
import { PARAMETERS } from './parameters.test-tool.ts';
import { RESULT_FAULTS } from './result.test-tool.ts';
import { SCHEMES } from './schemes.test-tool.ts';
import { VERSION_FAULTS } from './versions.test-tool.ts';
import { VOTING } from './voting.test-tool.ts';

/** All by name. */
export const FAULTS: Faults = {
  ...FOUNDERS,
  ...PARAMETERS,
  ...SCHEMES,
  ...VOTING,
  ...RESULT_FAULTS,
  ...COMMAND_LINE_FAULTS,
  ...LIBRARY_FAULTS,
  ...OWN_CONTRACT_FAULTS,
  ...LITERAL_ARGUMENT_FAULTS,
  ...DAO_CREATOR_FAULTS,
  ...VERSION_FAULTS,
  ...DAO_TRACKER_FAULTS,
  ...EDGE_FAULTS,
};
