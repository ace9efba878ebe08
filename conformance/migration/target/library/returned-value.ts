import { isJsonObject } from '../../../oracle/json/json.ts';
import { CORE_CONTRACT_NAMES } from '../../oracle/contracts/core-contracts.ts';
import { type NameMap, type Names, toolName } from '../names.ts';
import { jsonValue } from './json-value.ts';

/** Members of `dao` and of `test` (the interface document, "Migration result"). */
const DAO = ['name', 'Avatar', 'NativeToken', 'NativeReputation'];
/** Names of networks, one of which may be above the parts (the interface document, "Library options object"). */
const NETWORKS = ['private', 'kovan', 'rinkeby', 'mainnet'];

/** Members by which an object is asked, and what those below it are asked. */
interface Level {
  readonly names: readonly string[];
  /** Where JSON says nothing of it at all, texts that accessors of its class give are members as well. */
  readonly accessors?: true;
  below(key: string): Level | undefined;
}

/**
 * What a member of a library gave, as JSON. A result may be an object of a class: what it has by accessors, JSON passes over.
 * So members of the interface document, and what the tool calls them, are read by name where JSON lacks them.
 *
 * @throws TypeError where JSON refuses it: a member holds itself.
 */
export function returnedValue(value: unknown, names: Names = {}): unknown {
  return completed(value, jsonOf(value), resultLevel(names));
}

function jsonOf(value: unknown): unknown {
  try {
    return jsonValue(value);
  } catch (cause) {
    throw new TypeError(`what it gave is nothing that JSON can say: ${(cause as Error).message.split('\n')[0]}`, {
      cause,
    });
  }
}

function completed(value: unknown, said: unknown, level: Level | undefined): unknown {
  if (!level || !isJsonObject(value) || !isJsonObject(said)) return said;
  const read = level.names.filter((name) => !Object.hasOwn(said, name)).flatMap((name) => readOf(value, name));
  const further = level.accessors && Object.keys(said).length === 0 ? textsOf(value) : [];
  const all = Object.entries({ ...Object.fromEntries([...further, ...read]), ...said });
  return Object.fromEntries(all.map(([key, one]) => [key, completed(got(value, key), one, level.below(key))]));
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

/** A part, below which there may be core versions. */
function partLevel(ours: readonly string[], map: NameMap | undefined): Level {
  const names = [...new Set([...ours, ...ours.flatMap((name) => toolName(map, name) ?? [])])];
  const part: Level = { names, accessors: true, below: () => undefined };
  return { ...part, below: (key) => (names.includes(key) ? undefined : part) };
}

/** A member, as JSON. One of which JSON can say nothing is none. */
function readOf(value: object, name: string): [string, unknown][] {
  try {
    const one = jsonValue(got(value, name));
    return one === null ? [] : [[name, one]];
  } catch {
    return [];
  }
}

/** What accessors of its class give, where that is a text. */
function textsOf(value: object): [string, unknown][] {
  const texts: [string, unknown][] = [];
  for (let of = Object.getPrototypeOf(value); of && of !== Object.prototype; of = Object.getPrototypeOf(of))
    for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(of)))
      if (get && typeof got(value, name) === 'string') texts.push([name, got(value, name)]);
  return texts;
}

/** An accessor may throw where there is nothing to give. */
function got(value: object, name: string): unknown {
  try {
    return (value as Record<string, unknown>)[name];
  } catch {
    return undefined;
  }
}
