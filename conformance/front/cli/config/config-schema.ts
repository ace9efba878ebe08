import { specDocument } from '../../../command/package-data.ts';
import { SUITES } from '../../../suites.ts';
import type { Schema } from './schema-sentence.ts';

/** What is the same for all suites: the definitions that their parts refer to. */
const FRAME = 'config.schema.json';

/** The schema of `touchstone.yaml`: a key for each suite, with what its descriptor says of it. */
export function configSchema(): Schema {
  const parts = SUITES.map(({ name, configuration }) => [name, configuration()]);
  return { ...specDocument(FRAME), properties: Object.fromEntries(parts) };
}
