/** The parameters file of the interface document ("Migration parameters"): everything in it that can be wrong is said
 * before anything is spent. */
import { readFile } from 'node:fs/promises';
import { isAddress } from 'ethers';
import { units } from './amounts.mjs';
import { items } from './items.mjs';
import { Refusal } from './refusal.mjs';
import { votingDefects } from './voting.mjs';

const NETWORKS = ['default', 'private', 'kovan', 'rinkeby', 'mainnet'];
const FLAGS = ['unregisterOwner', 'useUController', 'useDaoCreator', 'noTrack'];
export const SCHEMES = [
  'SchemeRegistrar',
  'ContributionReward',
  'GenericScheme',
  'GlobalConstraintRegistrar',
  'UpgradeScheme',
];

/**
 * What the parameters say for a network: flat, or by network, where the network's entries go before those of `default`. Of a
 * command they are in a file, of a library they are given.
 */
export async function readParams(path, network) {
  if (typeof path !== 'string') return forNetwork(path, network);
  const text = await readFile(path, 'utf8').catch(({ code }) => {
    throw new Refusal(`--params: ${path} cannot be read (${code})`);
  });
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refusal(`--params: ${path} is not JSON: ${error.message}`);
  }
  if (!isObject(value)) throw new Refusal(`--params: ${path}: expected an object`);
  return forNetwork(value, network);
}

function forNetwork(value, network) {
  if (!isObject(value)) throw new Refusal('params: expected an object');
  return NETWORKS.some((name) => isObject(value[name])) ? { ...value.default, ...value[network] } : value;
}

/** Refuses parameters with all that is wrong with them, each with its place. */
export async function checkParams(params) {
  const defects = [];
  const say = (at, expected, found) => defects.push(`${at}: expected ${expected}, found ${JSON.stringify(found)}`);
  for (const key of ['orgName', 'tokenName', 'tokenSymbol']) {
    if (typeof params[key] !== 'string' || params[key] === '') say(key, 'a string', params[key]);
  }
  for (const key of FLAGS) if (!isFlag(params[key])) say(key, 'true or false', params[key]);
  founders(params, say);
  votingDefects(params.VotingMachinesParams, say);
  if (!isObject(params.schemes ?? {})) say('schemes', 'an object', params.schemes);
  for (const [name, chosen] of Object.entries(params.schemes ?? {})) {
    if (!SCHEMES.includes(name)) say(`schemes.${name}`, `one of ${SCHEMES.join(', ')}`, name);
    else if (typeof chosen !== 'boolean') say(`schemes.${name}`, 'true or false', chosen);
    else if (chosen) scheme(name, params, say);
  }
  const read = await items(params, say);
  if (defects.length > 0) throw new Refusal(`The parameters are wrong:\n  ${defects.join('\n  ')}`);
  return read;
}

/** What a uint256 holds, and what Reputation keeps: all that there is of it in a uint128. */
const MOST = { tokens: 2n ** 256n - 1n, reputation: 2n ** 128n - 1n };

function founders({ founders: list, useDaoCreator }, say) {
  if (!Array.isArray(list)) return say('founders', 'an array', list);
  if (useDaoCreator === true && list.length === 0)
    say('founders', 'one or more, since a DAO creator takes no less', list);
  const all = { tokens: 0n, reputation: 0n };
  for (const [index, { address, tokens = 0, reputation = 0 }] of list.entries()) {
    const at = `founders[${index}]`;
    if (!isAddress(address) || BigInt(address) === 0n) say(`${at}.address`, 'an address', address);
    for (const [key, value] of Object.entries({ tokens, reputation })) {
      const amount = units(value);
      if (amount === undefined) say(`${at}.${key}`, 'a number from 0 with at most 18 decimals', value);
      else if ((all[key] += amount) > MOST[key])
        say(`${at}.${key}`, `all ${key} together to fit their contract`, value);
    }
  }
}

/** The entry of a scheme of the DAO. A scheme is registered once, so it has one entry at most. */
function scheme(name, params, say) {
  const needed = name === 'ContributionReward' || name === 'GenericScheme';
  const entries = params[name] ?? (needed ? undefined : [{}]);
  if (!Array.isArray(entries) || entries.length !== 1 || !isObject(entries[0])) {
    return say(name, 'an array of one object, since schemes has it', params[name]);
  }
  const [{ votingMachine, targetContract, ...entry }] = entries;
  const count = Array.isArray(params.VotingMachinesParams) ? params.VotingMachinesParams.length : 0;
  for (const key of ['voteParams', 'voteRegisterParams', 'voteRemoveParams']) {
    const index = entry[key] ?? 0;
    if (!Number.isInteger(index) || index < 0 || index >= count) {
      say(`${name}[0].${key}`, `an index into the ${count} VotingMachinesParams`, index);
    }
  }
  if (votingMachine !== undefined && !isAddress(votingMachine)) {
    say(`${name}[0].votingMachine`, 'an address', votingMachine);
  }
  if (name === 'GenericScheme' && !isAddress(targetContract)) {
    say(`${name}[0].targetContract`, 'an address', targetContract);
  }
}

const isFlag = (value) => value === undefined || typeof value === 'boolean';
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
