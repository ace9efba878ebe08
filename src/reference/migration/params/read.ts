/** Reads parameters for a network, and says all that is wrong with them before anything is spent. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NETWORKS } from '../chain/network.ts';
import { parseExactly, withDecimals } from '../decimal.ts';
import { MigrationError } from '../error.ts';
import { connections } from './connections.ts';
import { misspelt, misspeltNetworks, otherScheme } from './misspelt.ts';
import { Params } from './params.ts';
import { soundOf } from './sound.ts';

/** Beside this module's folder, in the package as in the clone. */
const EXAMPLE = join(dirname(import.meta.dirname), 'migration-params.json');

/** How many defects are told at once. */
const TOLD = 20;

/** The text of a file as JSON. Throws a MigrationError where it cannot be read, or is none. */
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

/** `where`: what the parameters are called in messages. A caller's numbers are taken by their shortest form. */
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
  const told = defects.slice(0, TOLD);
  if (defects.length > told.length) told.push(`and ${defects.length - told.length} more`);
  throw new MigrationError('params', told.map((one) => `${where}: ${one}`).join('\n'));
}

/** By network, the network's keys before those of `default`, each as a whole; or flat, where no network is named. */
function forNetwork(network: string, given: Readonly<Record<string, unknown>>, where: string) {
  // Nothing else can be said of parameters, a part of which is not seen.
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
  // What `items.ts` reads `constructor` as.
  const own = path.map((key) => (key === 'byConstructor' ? 'constructor' : key));
  const at = own.map((key) => (/^\d+$/.test(String(key)) ? `[${String(key)}]` : `.${String(key)}`)).join('');
  const found = own.reduce<unknown>((left, key) => (left as Record<PropertyKey, unknown>)?.[key], value);
  return `${at.replace(/^\./, '')}: expected ${expected}, found ${shown(found)}`;
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
