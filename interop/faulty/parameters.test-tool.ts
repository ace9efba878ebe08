/** Tools that misread parameters. */

import type { ReasonKey } from '../../conformance/core/check/reason.ts';
import { type Edits, type Fault, type Faults, keys } from './fault.test-tool.ts';

const NAMES = '[params.tokenName, params.tokenSymbol, 0n]';
const refuses = (what: string): Edits => ({
  'params.mjs': [
    ['const read = await items(', `if (${what}) say('parameters', 'others', '');\n  const read = await items(`],
  ],
});
/** Refuses parameters that lack a key. */
const needs = (key: string, ...fails: readonly [ReasonKey]): Fault => ({
  text: `takes no parameters without \`${key}\``,
  fails,
  edits: refuses(`params.${key} === undefined`),
});
const LAST_ARGUMENTS = "if (name !== 'SchemeRegistrar')";
const arguments_ = (text: string): Edits => ({ 'schemes.mjs': [[LAST_ARGUMENTS, `${text}\n  ${LAST_ARGUMENTS}`]] });
const generic = (text: string): Edits => ({
  'schemes.mjs': [['return [votes[voteParams], machine, targetContract];', `return ${text};`]],
});
const MACHINE = 'entry.votingMachine ?? machine';
const OWN = "params.useUController ? at('UController') : step.contract('Controller', [avatar], 'Controller')";
const NEW = 'if (params.useUController) step.call(';
/** A base with a further universal controller, which nobody requests. */
const SHARED: Edits = {
  'base.mjs': [
    ["'Redeemer'];", "'Redeemer', 'SharedController'];"],
    [
      'return { ...contracts,',
      "const SharedController = m.contract('UController', [], { id: 'Shared' });\n    return { SharedController, ...contracts,",
    ],
  ],
  'migrate.mjs': [['chain.request, address, name)', "chain.request, address, name.replace('Shared', 'U'))"]],
  'dao.mjs': [
    [
      'there.set(name, m.contractAt(name, base[name]',
      "there.set(name, m.contractAt(name.replace('Shared', 'U'), base[name]",
    ],
    [
      "params.useUController ? at('UController') : ZeroAddress",
      "params.useUController ? at('UController') : at('SharedController')",
    ],
    [OWN, "at(params.useUController ? 'UController' : 'SharedController')"],
    [NEW, 'step.call('],
  ],
  'means.mjs': [['names.map(coreArtifact)', "names.map((one) => coreArtifact(one.replace('Shared', 'U')))"]],
};

export const PARAMETERS: Faults = {
  'another-name': {
    text: 'writes the name of the DAO in capitals',
    fails: [...keys('parameters', 'org-name#differs'), 'migration/result/dao-name#other'],
    edits: {
      'dao.mjs': [['[params.orgName, token, reputation]', '[params.orgName.toUpperCase(), token, reputation]']],
    },
  },
  'token-of-another-name': {
    text: 'has the symbol of the token for its name',
    fails: keys('parameters', 'token-name#differs'),
    edits: { 'dao.mjs': [[NAMES, '[params.tokenSymbol, params.tokenSymbol, 0n]']] },
  },
  'token-of-another-symbol': {
    text: 'has the name of the token for its symbol',
    fails: keys('parameters', 'token-symbol#differs'),
    edits: { 'dao.mjs': [[NAMES, '[params.tokenName, params.tokenName, 0n]']] },
  },
  'symbol-in-capitals': {
    text: 'writes the symbol of the token in capitals',
    fails: keys('parameters', 'token-symbol#differs'),
    edits: { 'dao.mjs': [[NAMES, '[params.tokenName, params.tokenSymbol.toUpperCase(), 0n]']] },
  },
  'reward-is-needed': needs('ContributionReward', 'migration/parameters/reward-left-out#failed'),
  'generic-is-needed': needs('GenericScheme', 'migration/parameters/generic-left-out#failed'),
  'controller-is-needed': needs('useUController', 'migration/parameters/controller-default#failed'),
  'creator-is-needed': needs('useDaoCreator', 'migration/parameters/creator-default#failed'),
  'track-is-needed': needs('noTrack', 'migration/parameters/tracking-default#failed'),
  'owner-is-needed': needs('unregisterOwner', 'migration/ownership/by-default#failed'),
  'always-registers': {
    text: 'takes no parameters without SchemeRegistrar',
    fails: ['migration/schemes/scheme-registrar#failed'],
    edits: refuses('!params.schemes.SchemeRegistrar && params.founders.length > 2'),
  },
  'always-upgrades': {
    text: 'takes no parameters without UpgradeScheme',
    fails: ['migration/schemes/upgrade-scheme#failed'],
    edits: refuses('!params.schemes.UpgradeScheme && params.founders.length > 2'),
  },
  'no-constraints': {
    text: 'takes no parameters with GlobalConstraintRegistrar',
    fails: ['migration/schemes/global-constraint-registrar#failed'],
    edits: refuses('params.schemes.GlobalConstraintRegistrar'),
  },
  'no-generic': {
    text: 'takes no parameters with GenericScheme',
    fails: ['migration/schemes/generic-scheme#failed'],
    edits: refuses('params.schemes.GenericScheme'),
  },
  'keeps-no-owner': {
    text: 'takes no parameters with `unregisterOwner` false',
    fails: ['migration/ownership/owner-kept#failed'],
    edits: refuses('params.unregisterOwner === false'),
  },
  'no-presets': {
    text: 'takes no parameters with a preset hash after others',
    fails: ['migration/voting/preset#failed'],
    edits: refuses('params.VotingMachinesParams.at(-1).votingParamsHash'),
  },
  'no-mixed-lists': {
    text: 'takes no parameters with a preset hash before others',
    fails: ['migration/voting/mixed#failed'],
    edits: refuses('params.VotingMachinesParams[0].votingParamsHash'),
  },
  'no-universal-controller': {
    text: 'takes no parameters with `useUController`',
    fails: keys('parameters', 'controller#failed'),
    edits: refuses('params.useUController && !params.useDaoCreator'),
  },
  'no-creator': {
    text: 'takes no parameters with `useDaoCreator`',
    fails: keys('parameters', 'creator#failed'),
    edits: refuses('params.useDaoCreator'),
  },
  'no-tracker': {
    text: 'takes no parameters with `noTrack` false',
    fails: keys('parameters', 'tracking#failed'),
    edits: refuses('params.noTrack === false && !params.useDaoCreator'),
  },
  'creator-without-tracker': {
    text: 'takes no parameters with `useDaoCreator` and `noTrack` false',
    fails: keys('parameters', 'creator-tracking#failed'),
    edits: refuses('params.noTrack === false && params.useDaoCreator'),
  },
  'reward-by-the-first': {
    text: 'has ContributionReward vote by the first item',
    fails: keys('parameters', 'reward-vote-params#another'),
    edits: arguments_("if (name === 'ContributionReward') return [votes[0], machine];"),
  },
  'reward-by-nothing': {
    text: 'registers ContributionReward with a hash of nothing',
    fails: keys('parameters', 'reward-vote-params#unset'),
    edits: {
      'schemes.mjs': [
        [
          'return { contract, hash,',
          `return { contract, hash: name === 'ContributionReward' ? \`0x\${'0'.repeat(64)}\` : hash,`,
        ],
      ],
    },
  },
  'own-controller': {
    text: 'has a controller of its own for each DAO, whatever `useUController` says',
    fails: keys('parameters', 'controller#universal'),
    edits: {
      'dao.mjs': [
        [OWN, "step.contract('Controller', [avatar], 'Controller')"],
        [NEW, 'if (false) step.call('],
      ],
    },
  },
  'universal-controller': {
    text: 'has the universal controller for each DAO, whatever `useUController` says',
    fails: keys('parameters', 'controller#own', 'controller-default#universal'),
    edits: {
      'dao.mjs': [
        [OWN, "at('UController')"],
        [NEW, 'step.call('],
      ],
    },
  },
  'shared-controller': {
    text: 'has one controller for all DAOs that is not the universal one',
    fails: keys('parameters', 'controller#shared'),
    edits: SHARED,
  },
  'never-by-the-creator': {
    text: 'uses no DaoCreator, whatever `useDaoCreator` says',
    fails: keys('parameters', 'creator#lacks'),
    edits: { 'dao.mjs': [['= params.useDaoCreator ? byCreator', '= false ? byCreator']] },
  },
  'always-by-the-creator': {
    text: 'uses the DaoCreator, whatever `useDaoCreator` says',
    fails: keys('parameters', 'creator#has', 'creator-default#has'),
    edits: { 'dao.mjs': [['= params.useDaoCreator ? byCreator', '= true ? byCreator']] },
  },
  'another-target': {
    text: 'lets GenericScheme call the voting machine',
    fails: keys('parameters', 'generic-target-contract#differs'),
    edits: generic('[votes[voteParams], machine, machine]'),
  },
  'voting-machine-passed-over': {
    text: 'has GenericScheme vote by GenesisProtocol, whatever `votingMachine` says',
    fails: keys('parameters', 'generic-voting-machine#differs'),
    edits: { 'schemes.mjs': [[MACHINE, 'machine']] },
  },
  'another-machine': {
    text: 'has GenericScheme vote by AbsoluteVote where nothing is said',
    fails: keys('parameters', 'generic-voting-machine-default#differs'),
    edits: {
      'schemes.mjs': [[MACHINE, "entry.votingMachine ?? (name === 'GenericScheme' ? at('AbsoluteVote') : machine)"]],
    },
  },
  'generic-by-the-first': {
    text: 'has GenericScheme vote by the first item',
    fails: keys('parameters', 'generic-vote-params#another'),
    edits: generic('[votes[0], machine, targetContract]'),
  },
  'generic-by-nothing': {
    text: 'has GenericScheme vote by nothing where an item is named',
    fails: keys('parameters', 'generic-vote-params#unset'),
    edits: generic(`[voteParams === 0 ? votes[0] : \`0x\${'0'.repeat(64)}\`, machine, targetContract]`),
  },
  'generic-by-the-second': {
    text: 'has GenericScheme vote by the second item where the parameters name no item',
    fails: keys('parameters', 'generic-vote-params-default#another', 'generated#failed'),
    edits: generic('[votes[voteParams || 1], machine, targetContract]'),
  },
  'generic-by-nothing-unnamed': {
    text: 'has GenericScheme vote by nothing where no item is named',
    fails: keys('parameters', 'generic-vote-params-default#unset'),
    edits: generic(`[voteParams === 0 ? \`0x\${'0'.repeat(64)}\` : votes[voteParams], machine, targetContract]`),
  },
  'names-are-cleaned': {
    text: 'writes names of DAOs without what stands for something in a shell',
    fails: keys('parameters', 'generated#differs'),
    edits: {
      'dao.mjs': [
        [
          '[params.orgName, token, reputation]',
          "[params.orgName.replace(/[^\\p{L}\\p{N} „“&№]/gu, ''), token, reputation]",
        ],
      ],
    },
  },
  'odd-parameters-refused': {
    text: 'takes no parameters with three items to vote by',
    fails: keys('parameters', 'generated#failed'),
    edits: refuses('params.VotingMachinesParams.length === 3 || params.founders.length === 1'),
  },
};
