/** Tools that give a DAO other schemes, or other rights, than the parameters say. */

import type { ReasonKey } from '../../conformance/core/check/reason.ts';
import { type Edits, type Fault, type Faults, keys, ODD_NAME } from './fault.test-tool.ts';

const CHOSEN = 'SCHEMES.filter((name) => params.schemes?.[name] === true)';
const chosen = (text: string): Edits => ({ 'schemes.mjs': [[CHOSEN, text]] });
const never = (name: string, key: ReasonKey): Fault => ({
  text: `registers no ${name}`,
  fails: [key],
  edits: chosen(`${CHOSEN}.filter((name) => name !== '${name}')`),
});
const always = (name: string, key: ReasonKey): Fault => ({
  text: `registers ${name} in each DAO`,
  fails: [key],
  edits: chosen(`SCHEMES.filter((name) => params.schemes?.[name] === true || name === '${name}')`),
});
const permissions = (text: string): Edits => ({
  'schemes.mjs': [['permissions: PERMISSIONS[name]', `permissions: ${text}`]],
});
const MACHINE = 'entry.votingMachine ?? machine)';
const votesWith = (text: string): Edits => ({ 'schemes.mjs': [[MACHINE, `${text} : ${MACHINE}`]] });
const UNREGISTER = 'if (params.unregisterOwner) step.call(';
const HANDOVER = 'for (const [i, owned] of [avatar, reputation, token].entries()) {';

export const SCHEMES: Faults = {
  'no-reward-scheme': never('ContributionReward', 'migration/schemes/contribution-reward#missing'),
  'no-generic-scheme': never('GenericScheme', 'migration/schemes/generic-scheme#missing'),
  'no-registrar': never('SchemeRegistrar', 'migration/schemes/scheme-registrar#missing'),
  'no-constraint-registrar': never(
    'GlobalConstraintRegistrar',
    'migration/schemes/global-constraint-registrar#missing',
  ),
  'no-upgrade-scheme': never('UpgradeScheme', 'migration/schemes/upgrade-scheme#missing'),
  'reward-unasked': always('ContributionReward', 'migration/schemes/contribution-reward#unasked'),
  'registrar-unasked': always('SchemeRegistrar', 'migration/schemes/scheme-registrar#unasked'),
  'constraints-unasked': always('GlobalConstraintRegistrar', 'migration/schemes/global-constraint-registrar#unasked'),
  'upgrade-unasked': always('UpgradeScheme', 'migration/schemes/upgrade-scheme#unasked'),
  'schemes-by-their-sections': {
    text: 'registers each scheme that has a section, whatever `schemes` says',
    fails: keys('schemes', 'contribution-reward#unasked', 'generic-scheme#unasked'),
    edits: chosen('SCHEMES.filter((name) => params.schemes?.[name] === true || params[name]?.length > 0)'),
  },
  'no-section-that-is-not-selected': {
    text: 'fails after its first transactions where a scheme has a section and is not selected',
    fails: keys('schemes', 'contribution-reward#section'),
    edits: {
      'migrate.mjs': [
        [
          'const address = (name) => contracts[name];',
          "const address = (name) => contracts[name];\n  if (params.schemes?.ContributionReward === false && params.ContributionReward) throw new Error('not selected');",
        ],
      ],
    },
  },
  'generic-unasked': {
    text: 'registers GenericScheme in each DAO',
    fails: keys('schemes', 'generic-scheme#unasked'),
    edits: {
      'schemes.mjs': [
        [CHOSEN, "SCHEMES.filter((name) => params.schemes?.[name] === true || name === 'GenericScheme')"],
        ['votingMachine ?? machine);', 'votingMachine ?? machine).map((one) => one ?? params.founders[0].address);'],
      ],
    },
  },
  'one-scheme-more': {
    text: 'registers VestingScheme in each DAO',
    fails: keys('schemes', 'no-other#surplus'),
    edits: {
      'dao.mjs': [
        [
          '[...registrations, ...customs]',
          "[...registrations, { contract: at('VestingScheme'), hash: ZeroHash, permissions: '0x00000000', id: 'More' }, ...customs]",
        ],
      ],
    },
  },
  'no-permissions': {
    text: 'gives schemes no permission but that of being registered',
    fails: keys('schemes', 'needed-permissions#lacks'),
    edits: permissions("'0x00000001'"),
  },
  'permissions-of-another-kind': {
    text: 'gives schemes the least permissions, though others are declared',
    fails: keys('schemes', 'permissions#not-as-declared'),
    declare: { 'founder-units': 'whole', 'scheme-permissions': 'known' },
    edits: permissions("name === 'UpgradeScheme' ? '0x0000001f' : PERMISSIONS[name]"),
  },
  'permissions-of-each-dao': {
    text: 'gives schemes more permissions with the universal controller',
    fails: keys('schemes', 'permissions#changed'),
    edits: permissions("params.useUController ? '0x0000001f' : PERMISSIONS[name]"),
  },
  'votes-of-nothing': {
    text: 'has UpgradeScheme vote by parameters of nothing',
    fails: keys('schemes', 'voting-parameters#other'),
    edits: {
      'schemes.mjs': [
        [
          "if (name !== 'SchemeRegistrar')",
          `if (name === 'UpgradeScheme') return [\`0x\${'ab'.repeat(32)}\`, machine];\n  if (name !== 'SchemeRegistrar')`,
        ],
      ],
    },
  },
  'votes-with-an-account': {
    text: 'has UpgradeScheme vote by an address without a contract',
    fails: keys('schemes', 'voting-parameters#machine'),
    edits: votesWith("name === 'UpgradeScheme' ? params.founders[0].address"),
  },
  'rewards-vote-with-an-account': {
    text: 'has ContributionReward vote by an address without a contract',
    fails: keys('voting', 'numbers#machine'),
    edits: votesWith("name === 'ContributionReward' ? params.founders[0].address"),
  },
  'rewards-vote-with-another-machine': {
    text: 'has ContributionReward vote by the AbsoluteVote of the base, with parameters of the GenesisProtocol',
    fails: keys('voting', 'numbers#machine'),
    edits: votesWith("name === 'ContributionReward' ? at('AbsoluteVote')"),
  },
  'one-scheme-more-of-an-odd-name': {
    text: 'registers VestingScheme where the name of the DAO has a sign in it',
    fails: keys('schemes', 'generated#differs'),
    edits: {
      'dao.mjs': [
        [
          '[...registrations, ...customs]',
          `[...registrations, ...customs, ...(${ODD_NAME} ? [{ contract: at('VestingScheme'), hash: ZeroHash, permissions: '0x00000000', id: 'More' }] : [])]`,
        ],
      ],
    },
  },
  'pays-a-stranger-with-the-base': {
    text: 'sends ether to a stranger after the contracts of the base',
    fails: keys('account', 'only-gas#ether'),
    edits: {
      'base.mjs': [
        [
          'return { ...contracts, DAOToken',
          "m.send('Tip', '0x00000000000000000000000000000000000000e1', 1000n);\n    return { ...contracts, DAOToken",
        ],
      ],
    },
  },
  'pays-a-stranger-with-the-dao': {
    text: 'sends ether to a stranger after a DAO',
    fails: keys('account', 'only-gas#ether'),
    edits: {
      'dao.mjs': [
        [
          'const kept = (list, name) =>',
          "m.send('Tip', '0x00000000000000000000000000000000000000e1', 1000n);\n    const kept = (list, name) =>",
        ],
      ],
    },
  },
  'a-contract-more-with-the-base': {
    text: 'deploys a second TokenCapGC, which nothing names, with the base',
    fails: keys('account', 'nothing-unnamed#contract'),
    edits: {
      'base.mjs': [
        [
          'return { ...contracts, DAOToken',
          "m.contract('TokenCapGC', [], { id: 'More' });\n    return { ...contracts, DAOToken",
        ],
      ],
    },
  },
  'a-contract-more-with-the-dao': {
    text: 'deploys a TokenCapGC, which nothing names, with a DAO',
    fails: keys('account', 'nothing-unnamed#contract'),
    edits: {
      'dao.mjs': [
        [
          'const kept = (list, name) =>',
          "m.contract('TokenCapGC', [], { id: 'More' });\n    const kept = (list, name) =>",
        ],
      ],
    },
  },
  'owner-kept': {
    text: 'leaves the deploying account its permissions',
    fails: keys('ownership', 'owner-revoked#kept'),
    edits: { 'dao.mjs': [[UNREGISTER, 'if (params.orgName === 0) step.call(']] },
  },
  'owner-kept-with-the-universal-controller': {
    text: 'leaves the deploying account its permissions with the universal controller',
    fails: keys('ownership', 'owner-revoked#kept'),
    edits: { 'dao.mjs': [[UNREGISTER, 'if (params.unregisterOwner && !params.useUController) step.call(']] },
  },
  'owner-revoked': {
    text: 'revokes the permissions of the deploying account, whatever is said',
    fails: keys('ownership', 'owner-kept#revoked'),
    edits: { 'dao.mjs': [[UNREGISTER, 'step.call(']] },
  },
  'owner-demoted': {
    text: 'takes some of the permissions of the deploying account with `unregisterOwner` false',
    fails: keys('ownership', 'owner-kept#changed'),
    edits: {
      'dao.mjs': [
        [
          UNREGISTER,
          "if (params.unregisterOwner === false) step.call(dao.controller, 'registerScheme', [deployer, ZeroHash, '0x00000003', dao.avatar], 'Demote');\n  if (params.unregisterOwner) step.call(",
        ],
      ],
    },
  },
  'owner-otherwise-by-default': {
    text: 'keeps the permissions where nothing is said, though the contrary is declared',
    fails: keys('ownership', 'by-default#not-as-declared'),
    declare: { 'founder-units': 'whole', 'owner-by-default': 'revoked' },
    edits: {},
  },
  'owner-revoked-early': {
    text: 'calls the controller once more when the deploying account may do nothing any longer',
    fails: keys('ownership', 'revoked-last#early'),
    edits: {
      'migrate.mjs': [
        ['import { isAddress,', 'import { id, isAddress,'],
        [
          "deployed('dao', { deployer, base, params, builds }, module, run);",
          `deployed('dao', { deployer, base, params, builds }, module, run);
  if (params.unregisterOwner && !params.useDaoCreator) {
    const { request } = run.chain;
    const nonce = await request({ method: 'eth_getTransactionCount', params: [deployer, 'latest'] });
    const owner = await request({ method: 'eth_call', params: [{ to: contracts.avatar, data: id('owner()').slice(0, 10) }, 'latest'] });
    const data = id('registerScheme(address,bytes32,bytes4,address)').slice(0, 10) + contracts.avatar.slice(2).padStart(64, '0') + '0'.repeat(128) + contracts.avatar.slice(2).padStart(64, '0');
    const price = await request({ method: 'eth_gasPrice' });
    const late = { from: deployer, to: \`0x\${owner.slice(26)}\`, gas: '0x40000', gasPrice: price, nonce, data };
    await request({ method: 'eth_sendTransaction', params: [late] }).catch(() => undefined);
  }`,
        ],
      ],
    },
  },
  'avatar-kept': {
    text: 'remains the owner of the avatar',
    fails: keys('ownership', 'avatar#owner'),
    edits: { 'dao.mjs': [[HANDOVER, `${HANDOVER}\n    if (owned === avatar && !params.useUController) continue;`]] },
  },
  'token-kept': {
    text: 'remains the owner of the token',
    fails: keys('ownership', 'minting#token'),
    edits: { 'dao.mjs': [[HANDOVER, `${HANDOVER}\n    if (owned === token && !params.useUController) continue;`]] },
  },
  'reputation-kept': {
    text: 'remains the owner of the reputation',
    fails: keys('ownership', 'minting#reputation'),
    edits: {
      'dao.mjs': [[HANDOVER, `${HANDOVER}\n    if (owned === reputation && !params.useUController) continue;`]],
    },
  },
  'reputation-kept-of-an-odd-name': {
    text: 'remains the owner of the reputation where the name of the DAO has a sign in it',
    fails: keys('ownership', 'generated#differs'),
    edits: {
      'dao.mjs': [
        [HANDOVER, `${HANDOVER}\n    if (owned === reputation && !params.useUController && ${ODD_NAME}) continue;`],
      ],
    },
  },
};
