/** Stand-alone contracts and custom schemes of the parameters: read with their builds, checked by their ABIs. */
import { readFile } from 'node:fs/promises';
import { Interface, isAddress } from 'ethers';
import { artifactOf, CORE_VERSION, coreArtifact } from './core.mjs';

/** The folder of builds that are not of the core. */
const CUSTOM = 'custom-abis';

/** Both lists, each item with its `artifact`. Defects are reported. */
export async function items(params, say) {
  const { StandAloneContracts: alone = [], CustomSchemes: custom = {} } = params;
  if (!Array.isArray(alone)) say('StandAloneContracts', 'an array', alone);
  const contracts = [];
  for (const [index, item] of (Array.isArray(alone) ? alone : []).entries()) {
    contracts.push(await read(item, `StandAloneContracts[${index}]`, say));
    standAlone(contracts.at(-1), index, `StandAloneContracts[${index}]`, say);
  }
  const schemes = [];
  for (const [at, item] of entriesOf(custom, say)) {
    schemes.push(await read(item, at, say));
    customScheme(schemes.at(-1), params, contracts.length, at, say);
  }
  return { contracts, schemes };
}

/** Reads a map from name to entries; the key of the map is the default name of an entry. */
function entriesOf(custom, say) {
  if (typeof custom !== 'object' || custom === null || Array.isArray(custom)) {
    say('CustomSchemes', 'an object of arrays', custom);
    return [];
  }
  return Object.entries(custom).flatMap(([name, list]) => {
    if (!Array.isArray(list)) say(`CustomSchemes.${name}`, 'an array', list);
    const entries = Array.isArray(list) ? list : [];
    return entries.map((item, index) => [`CustomSchemes.${name}[${index}]`, { name, ...item }]);
  });
}

async function read(item, at, say) {
  if (item.coreVersion !== undefined && item.coreVersion !== CORE_VERSION) {
    say(`${at}.coreVersion`, CORE_VERSION, item.coreVersion);
  }
  const { name } = item;
  const artifact = item.fromCore === true ? await coreArtifact(`${name}`) : await customArtifact(`${name}`);
  const where = item.fromCore === true ? `the core ${CORE_VERSION}` : `${CUSTOM}/ as JSON with abi and bytecode`;
  if (artifact === undefined) say(`${at}.name`, `a contract of ${where}`, name);
  return { ...item, artifact, abi: new Interface(artifact?.abi ?? []) };
}

async function customArtifact(name) {
  if (!/^\w+$/.test(name)) return undefined;
  try {
    const build = JSON.parse(await readFile(`${CUSTOM}/${name}.json`, 'utf8'));
    return Array.isArray(build.abi) && typeof build.bytecode === 'string' ? artifactOf(name, build) : undefined;
  } catch {
    return undefined;
  }
}

function standAlone(item, index, at, say) {
  if (item.artifact === undefined) return;
  const { params = [] } = item;
  // `Object.hasOwn`: every object has a `constructor`.
  const byConstructor = !(Object.hasOwn(item, 'constructor') && item.constructor === false);
  const initialize = item.abi.getFunction('initialize');
  const takes = byConstructor ? item.abi.deploy.inputs.length : initialize?.inputs.length;
  if (takes !== params.length) say(`${at}.params`, `${takes ?? 'an initialize function, and its'} arguments`, params);
  refers(params, index, `${at}.params`, say);
  for (const [i, call] of (item.runFunctions ?? []).entries()) {
    const found = item.abi.getFunction(`${call.functionName}`);
    const where = `${at}.runFunctions[${i}]`;
    if (found?.inputs.length !== (call.params ?? []).length) say(where, 'a function with these arguments', call);
    refers(call.params ?? [], index + 1, where, say);
  }
}

function customScheme(item, params, contracts, at, say) {
  if (item.artifact === undefined) return;
  if (!/^0x[0-9a-f]{8}$/i.test(item.permissions)) say(`${at}.permissions`, '4 bytes in hex', item.permissions);
  if (typeof item.isUniversal !== 'boolean') say(`${at}.isUniversal`, 'true or false', item.isUniversal);
  const given = (item.params ?? []).length;
  const called = item.abi.getFunction(item.isUniversal ? 'getParametersHash' : 'initialize');
  const takes = item.isUniversal ? called?.inputs.length : called && called.inputs.length - 1;
  if (takes !== given)
    say(`${at}.params`, `those of ${item.isUniversal ? 'setParameters' : 'initialize'}`, item.params);
  const { address } = item;
  const reference = address?.StandAloneContract;
  if (address !== undefined && !(typeof address === 'string' ? isAddress(address) : reference < contracts)) {
    say(`${at}.address`, 'an address or the index of a stand-alone contract', address);
  }
  refers(item.params ?? [], contracts, `${at}.params`, say);
  const sets = params.VotingMachinesParams?.length ?? 0;
  for (const { voteParams } of (item.params ?? []).filter((value) => value?.voteParams !== undefined)) {
    if (!(voteParams < sets)) say(`${at}.params`, `an index into the ${sets} VotingMachinesParams`, voteParams);
  }
}

/** References go backwards only: the contract has to be deployed earlier. */
function refers(values, before, at, say) {
  for (const { StandAloneContract: index } of values.filter((value) => value?.StandAloneContract !== undefined)) {
    if (!(Number.isInteger(index) && index >= 0 && index < before)) {
      say(at, 'the index of an earlier stand-alone contract', index);
    }
  }
}
