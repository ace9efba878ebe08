import { isJsonObject } from '../../../oracle/json/json.ts';
import { CORE_CONTRACT_NAMES } from '../../oracle/contracts/core-contracts.ts';
import { type NameMap, type Names, toolName } from '../names.ts';
import { jsonValue } from './json-value.ts';

/** Members of `dao` and of `test` (the interface document, "Migration result"). */
const DAO = ['name', 'Avatar', 'NativeToken', 'NativeReputation'];
/** Names of networks, one of which may be above the parts (the interface document, "Library options object"). */
const NETWORKS = ['private', 'kovan', 'rinkeby', 'mainnet'];

/** The members that are read of an object by name, and those of the objects under it. */
interface Level {
  readonly names: readonly string[];
  /** If the object is empty as JSON, all texts that accessors of its class give are members as well. */
  readonly accessors?: true;
  below(key: string): Level | undefined;
}

/**
 * The value that a member of a library returned, as JSON. A result may be an object of a class, whose accessors JSON leaves
 * out. So the members of the interface document are read by name, under the tool's names too, if the JSON lacks them.
 *
 * @throws TypeError if the value has no JSON form because it contains itself.
 */
export function returnedValue(value: unknown, names: Names = {}): unknown {
  return completed(value, jsonOf(value), resultLevel(names));
}

function jsonOf(value: unknown): unknown {
  try {
    return jsonValue(value);
  } catch (cause) {
    throw new TypeError(`the returned value has no JSON form: ${(cause as Error).message.split('\n')[0]}`, {
      cause,
    });
  }
}

function completed(value: unknown, json: unknown, level: Level | undefined): unknown {
  if (!level || !isJsonObject(value) || !isJsonObject(json)) return json;
  const read = level.names.filter((name) => !Object.hasOwn(json, name)).flatMap((name) => readOf(value, name));
  const further = level.accessors && Object.keys(json).length === 0 ? textsOf(value) : [];
  const entries = Object.entries({ ...Object.fromEntries([...further, ...read]), ...json });
  return Object.fromEntries(
    entries.map(([key, member]) => [key, completed(memberOf(value, key), member, level.below(key))]),
  );
}

function resultLevel(names: Names): Level {
  const parts = new Map([
    ['base', partLevel(CORE_CONTRACT_NAMES, names.contracts)],
    ['dao', partLevel(DAO, names.dao)],
    ['test', partLevel([...DAO, 'proposalId'], names.test)],
  ]);
  const result: Level = { names: [...parts.keys()], below: (key) => parts.get(key) };
  return { names: [...NETWORKS, ...result.names], below: (key) => parts.get(key) ?? result };
}

/** A part of the result, which may have core versions as its keys. */
function partLevel(ours: readonly string[], map: NameMap | undefined): Level {
  const names = [...new Set([...ours, ...ours.flatMap((name) => toolName(map, name) ?? [])])];
  const part: Level = { names, accessors: true, below: () => undefined };
  return { ...part, below: (key) => (names.includes(key) ? undefined : part) };
}

/** The entry of a member, as JSON; empty if the member has no JSON form. */
function readOf(value: object, name: string): [string, unknown][] {
  try {
    const member = jsonValue(memberOf(value, name));
    return member === null ? [] : [[name, member]];
  } catch {
    return [];
  }
}

/** The texts that accessors of an object's class give. */
function textsOf(value: object): [string, unknown][] {
  const texts: [string, unknown][] = [];
  for (let of = Object.getPrototypeOf(value); of && of !== Object.prototype; of = Object.getPrototypeOf(of))
    for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(of)))
      if (get && typeof memberOf(value, name) === 'string') texts.push([name, memberOf(value, name)]);
  return texts;
}

/** The value of a member; undefined if its accessor throws, as one may that has nothing to give. */
function memberOf(value: object, name: string): unknown {
  try {
    return (value as Record<string, unknown>)[name];
  } catch {
    return undefined;
  }
}
