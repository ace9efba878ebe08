/** Reads parameters for a network, and reports all their defects before anything is spent. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NETWORKS } from '../chain/network.ts';
import { parseExactly, withDecimals } from '../decimal.ts';
import { MigrationError } from '../error.ts';
import { connections } from './connections.ts';
import { misspelt, misspeltNetworks, otherScheme } from './misspelt.ts';
import { Params } from './params.ts';
import { soundOf } from './sound.ts';

/** In the parent folder of this module, both in the package and in the repository. */
const EXAMPLE = join(dirname(import.meta.dirname), 'migration-params.json');

/** How many defects are reported at once. */
const REPORTED = 20;

/** Reads a file as JSON. Throws a MigrationError where it cannot be read, or is not JSON. */
export async function readParamsFile(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(({ code }) => {
    const found = `expected a parameters file, but it cannot be read (${code})`;
    throw new MigrationError('params', `${path}: ${found}. An example is ${EXAMPLE}`);
  });
  try {
    return parseExactly(text);
  } catch (error) {
    throw new MigrationError('params', `${path}: expected JSON: ${(error as Error).message}`);
  }
}

/** `where`: the name of the parameters in messages. A caller's numbers are read in their shortest form. */
export function paramsFor(network: string, value: unknown, where: string): Params {
  const given = withDecimals(value);
  if (!isObject(given)) throw new MigrationError('params', `${where}: expected an object`);
  const chosen = forNetwork(network, given, where);
  const read = Params.safeParse(chosen);
  const defects = (read.error?.issues ?? []).flatMap(({ path, message, ...issue }) =>
    'keys' in issue && Array.isArray(issue.keys)
      ? issue.keys.map((key: string) => defect(chosen, [...path, key], otherScheme(key)))
      : [defect(chosen, path, message.replace(/^expected /, ''))],
  );
  misspelt(chosen, (path, expected) => defects.push(defect(chosen, path, expected)));
  const unsound = new Set((read.error?.issues ?? []).map(({ path: [key] }) => String(key)));
  const sound = read.success ? read.data : soundOf(chosen, unsound);
  if (sound) connections(sound, (at, expected) => defects.push(defect(chosen, at.match(/[^.[\]]+/g) ?? [], expected)));
  if (read.success && defects.length === 0) return read.data;
  const reported = defects.slice(0, REPORTED);
  if (defects.length > reported.length) reported.push(`and ${defects.length - reported.length} more`);
  throw new MigrationError('params', reported.map((defect) => `${where}: ${defect}`).join('\n'));
}

/** Parameters by network, where keys of the network override those of `default`; or flat, without names of networks. */
function forNetwork(network: string, given: Readonly<Record<string, unknown>>, where: string) {
  // With a misspelt network a part of the parameters is missing, so no other check makes sense.
  const slips: string[] = [];
  misspeltNetworks(given, (path, expected) => slips.push(`${where}: ${defect(given, path, expected)}`));
  if (slips.length > 0) throw new MigrationError('params', slips.join('\n'));
  const byNetwork = ['default', ...NETWORKS].filter((name) => Object.hasOwn(given, name));
  if (byNetwork.length === 0) return given;
  for (const name of byNetwork) {
    if (!isObject(given[name])) throw new MigrationError('params', `${where}: ${name}: expected an object`);
  }
  const flat = Object.entries(given).filter(([key]) => !byNetwork.includes(key));
  return { ...Object.fromEntries(flat), ...(given.default as object), ...(given[network] as object | undefined) };
}

function defect(value: unknown, path: readonly PropertyKey[], expected: string): string {
  // `items.ts` reads `constructor` as `byConstructor`.
  const keys = path.map((key) => (key === 'byConstructor' ? 'constructor' : key));
  const at = keys.map((key) => (/^\d+$/.test(String(key)) ? `[${String(key)}]` : `.${String(key)}`)).join('');
  const found = keys.reduce<unknown>((parent, key) => (parent as Record<PropertyKey, unknown>)?.[key], value);
  return `${at.replace(/^\./, '')}: expected ${expected}, found ${shown(found)}`;
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
