import { specDocument } from '../../../command/package-data.ts';
import { SUITES } from '../../../suites.ts';
import type { Schema } from './schema-sentence.ts';

/** The file with the definitions that the schemas of all suites use. */
const FRAME = 'config.schema.json';

/** The schema of `touchstone.yaml`: a key for each suite, with the schema from its descriptor. */
export function configSchema(): Schema {
  const parts = SUITES.map(({ name, configuration }) => [name, configuration()]);
  return { ...specDocument(FRAME), properties: Object.fromEntries(parts) };
}
