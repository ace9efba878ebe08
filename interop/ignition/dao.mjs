/** A DAO by the parameters as an Ignition module: one transaction after the other, in the order of the document. */
import { buildModule } from '@nomicfoundation/ignition-core';
import { ZeroAddress, ZeroHash } from 'ethers';
import { units } from './amounts.mjs';
import { deployContract, resolved, run } from './item-calls.mjs';
import { chosenSchemes } from './schemes.mjs';
import { votingArguments } from './voting.mjs';

/** How many founders the DAO creator takes with the first transaction, and with each further one. */
const FIRST = 20;
const FURTHER = 100;

/** `deployer` loses its permissions at the end if the parameters demand it; with a DAO creator it never has any. */
export function daoModule({ params, items, base, deployer }) {
  return buildModule('Dao', (m) => {
    const step = sequence(m);
    const there = new Map();
    const at = (name) => {
      if (!there.has(name)) there.set(name, m.contractAt(name, base[name], { id: `Base_${name}` }));
      return there.get(name);
    };
    const machine = at('GenesisProtocol');
    const { forged, ...dao } = params.useDaoCreator ? byCreator(m, step, params, at) : byHand(step, params, at);

    const votes = (params.VotingMachinesParams ?? []).map((item, i) => {
      if (item.votingParamsHash !== undefined) return item.votingParamsHash;
      const values = votingArguments(item);
      step.call(machine, 'setParameters', values, `Voting_${i}`);
      return m.staticCall(machine, 'getParametersHash', values, 0, { id: `VotingHash_${i}` });
    });
    const registrations = chosenSchemes({ m, step, params, at, votes, machine: base.GenesisProtocol });

    const known = { ...dao, votes, machine: base.GenesisProtocol, contracts: [] };
    for (const [i, item] of items.contracts.entries()) known.contracts.push(standAlone(step, item, i, known));
    const customs = items.schemes.map((item, i) => customScheme(m, step, item, i, known));
    register({ m, step, params, at, dao, deployer, forged }, [...registrations, ...customs]);

    const kept = (list, name) => Object.fromEntries(list.map((contract, i) => [`${name}_${i}`, contract]));
    const { avatar, token, reputation } = dao;
    const schemes = kept(
      customs.map(({ contract }) => contract),
      'Scheme',
    );
    return { avatar, token, reputation, ...kept(known.contracts, 'Contract'), ...schemes };
  });
}

/** Each future waits for the one before, so that the order on the chain is that of the document. */
function sequence(m) {
  let last = [];
  const kept = (future) => {
    last = [future];
    return future;
  };
  return {
    call: (contract, name, args, id) => kept(m.call(contract, name, args, { id, after: last })),
    contract: (name, args, id, artifact) =>
      kept(
        artifact ? m.contract(name, artifact, args, { id, after: last }) : m.contract(name, args, { id, after: last }),
      ),
    after: () => last,
  };
}

function byCreator(m, step, params, at) {
  const creator = at('DaoCreator');
  const batches = [params.founders.slice(0, FIRST)];
  for (let i = FIRST; i < params.founders.length; i += FURTHER) batches.push(params.founders.slice(i, i + FURTHER));
  const [first, ...further] = batches.map((founders) => [
    founders.map(({ address }) => address),
    founders.map(({ tokens = 0 }) => units(tokens)),
    founders.map(({ reputation = 0 }) => units(reputation)),
  ]);
  const universal = params.useUController ? at('UController') : ZeroAddress;
  const names = [params.orgName, params.tokenName, params.tokenSymbol];
  const forged = step.call(creator, 'forgeOrg', [...names, ...first, universal, 0n], 'Forge');
  const address = m.readEventArgument(forged, 'NewOrg', '_avatar', { id: 'NewOrg' });
  further.forEach((batch, i) => void step.call(creator, 'addFounders', [address, ...batch], `Founders_${i}`));
  const avatar = m.contractAt('Avatar', address, { id: 'Avatar' });
  const of = (name, view) => {
    const found = m.staticCall(avatar, view, [], 0, { id: `${name}_of` });
    return m.contractAt(name, found, { id: name });
  };
  return { avatar, token: of('DAOToken', 'nativeToken'), reputation: of('Reputation', 'nativeReputation'), forged };
}

function byHand(step, params, at) {
  const token = step.contract('DAOToken', [params.tokenName, params.tokenSymbol, 0n], 'DAOToken');
  const reputation = step.contract('Reputation', [], 'Reputation');
  const avatar = step.contract('Avatar', [params.orgName, token, reputation], 'Avatar');
  const mint = (contract, key) => {
    for (const [i, founder] of params.founders.entries()) {
      const amount = units(founder[key] ?? 0);
      if (amount > 0n) step.call(contract, 'mint', [founder.address, amount], `Mint_${key}_${i}`);
    }
  };
  mint(reputation, 'reputation');
  mint(token, 'tokens');
  const controller = params.useUController ? at('UController') : step.contract('Controller', [avatar], 'Controller');
  for (const [i, owned] of [avatar, reputation, token].entries()) {
    step.call(owned, 'transferOwnership', [controller], `Handover_${i}`);
  }
  if (params.useUController) step.call(controller, 'newOrganization', [avatar], 'NewOrganization');
  return { avatar, token, reputation, controller };
}

function standAlone(step, item, i, known) {
  const byConstructor = !(Object.hasOwn(item, 'constructor') && item.constructor === false);
  const args = resolved(item.params, known);
  const contract = deployContract(step, item, byConstructor ? args : [], `Contract_${i}`);
  if (!byConstructor) step.call(contract, 'initialize', args, `Contract_${i}_initialize`);
  run(step, item, contract, `Contract_${i}`, { ...known, contracts: [...known.contracts, contract] });
  return contract;
}

function customScheme(m, step, item, i, known) {
  const id = `Scheme_${i}`;
  const { address } = item;
  const there = typeof address === 'object' ? known.contracts[address.StandAloneContract] : address;
  const contract = there ? m.contractAt(item.name, item.artifact, there, { id }) : deployContract(step, item, [], id);
  const args = resolved(item.params, known);
  const { permissions } = item;
  if (!item.isUniversal) {
    step.call(contract, 'initialize', [known.avatar, ...args], `${id}_initialize`);
    run(step, item, contract, id, known);
    return { contract, hash: ZeroHash, permissions, id };
  }
  step.call(contract, 'setParameters', args, `${id}_parameters`);
  run(step, item, contract, id, known);
  const hash = m.staticCall(contract, 'getParametersHash', args, 0, { id: `${id}_hash`, after: step.after() });
  return { contract, hash, permissions, id };
}

function register({ step, params, at, dao, deployer, forged }, list) {
  if (forged !== undefined) {
    const of = (key) => list.map((scheme) => scheme[key]);
    const args = [dao.avatar, of('contract'), of('hash'), of('permissions'), 'metaData'];
    step.call(at('DaoCreator'), 'setSchemes', args, 'SetSchemes');
    return;
  }
  for (const { contract, hash, permissions, id } of list) {
    step.call(dao.controller, 'registerScheme', [contract, hash, permissions, dao.avatar], `Register_${id}`);
  }
  if (params.unregisterOwner) step.call(dao.controller, 'unregisterScheme', [deployer, dao.avatar], 'UnregisterOwner');
}
