import { COMMANDS } from './commands.test-tool.ts';
import { CORE_VERSIONS } from './cores.test-tool.ts';
import { CREATORS } from './creators.test-tool.ts';
import type { Faults } from './fault.test-tool.ts';
import { FOUNDERS } from './founders.test-tool.ts';
import { ITEM_VALUES } from './item-values.test-tool.ts';
import { ITEMS } from './items.test-tool.ts';
import { LIBRARIES } from './libraries.test-tool.ts';
import { PARAMETERS } from './parameters.test-tool.ts';
import { RESULTS } from './results.test-tool.ts';
import { SCHEMES } from './schemes.test-tool.ts';
import { TRACKERS } from './trackers.test-tool.ts';
import { VOTING } from './voting.test-tool.ts';

/** All by name. */
export const FAULTS: Faults = {
  ...FOUNDERS,
  ...PARAMETERS,
  ...SCHEMES,
  ...VOTING,
  ...RESULTS,
  ...COMMANDS,
  ...LIBRARIES,
  ...ITEMS,
  ...ITEM_VALUES,
  ...CREATORS,
  ...CORE_VERSIONS,
  ...TRACKERS,
};
