import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathsFromFolder } from './config-paths.ts';
import { configSchema } from './config-schema.ts';
import type { Schema } from './schema-sentence.ts';

/** The file that is read without `--config`. */
export const DEFAULT_CONFIG = 'touchstone.yaml';

/**
 * The options for a suite from a configuration file, or no options without a file. A list with a single item may be
 * written as a text. Paths are relative to the folder of the file.
 */
export async function configOptions(file: string | undefined, suite: string): Promise<Record<string, unknown>> {
  const path = configFile(file);
  if (path === undefined) return {};
  // Most runs have no such file, and the modules that read it take long to load.
  const { readYaml } = await import('./read-yaml.ts');
  const schema = configSchema();
  const config = readYaml<Record<string, Record<string, unknown>>>(path, schema, 'the-configuration-is-wrong');
  const lists = listsOf(schema, suite);
  // A pipe is not in a folder.
  const folder = /^\/(dev|proc)\//.test(path) ? '.' : dirname(path);
  return Object.fromEntries(
    Object.entries(config[suite] ?? {}).map(([key, value]) => [
      camel(key),
      pathsFromFolder(folder, key, lists.has(key) && typeof value === 'string' ? [value] : value),
    ]),
  );
}

/** The configuration file that is read: the one of `--config`, or the usual one if it exists. */
export function configFile(given: string | undefined): string | undefined {
  return given ?? (existsSync(DEFAULT_CONFIG) ? DEFAULT_CONFIG : undefined);
}

/** The keys of a suite whose values are lists. */
function listsOf(schema: Schema, suite: string): ReadonlySet<string> {
  const keys = Object.entries(schema.properties?.[suite]?.properties ?? {});
  return new Set(keys.filter(([, { $ref }]) => $ref === '#/$defs/strings').map(([key]) => key));
}

const camel = (key: string): string => key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
