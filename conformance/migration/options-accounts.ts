/** Accounts and parameters among the options of the library (the interface document, "Library options object"). */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import type { Trial } from '../core/trial.ts';
import type { MinedTransaction } from '../lab/chain-history.ts';
import { FULFILLED, libraryElsewhere } from './library-mnemonic.ts';
import { libraryKovan } from './library-runs.ts';
import { BY_NETWORK, libraryBase, libraryDao, libraryUnaided } from './library-scenes.ts';
import { MEMBERS, type Scene, sayRun } from './play.ts';

const NAME = 'function orgName() view returns (string)';
const TEXT = {
  tokenName: 'function name() view returns (string)',
  tokenSymbol: 'function symbol() view returns (string)',
};
const same = (a: unknown, b: unknown) => String(a).toLowerCase() === String(b).toLowerCase();

const OTHER_ACCOUNT = { account: 'a contract is deployed by another account' };

/** Whose contracts they are: what else a scenario does may be done by its own accounts. */
function judgeMaker(
  t: Trial<MigrationTarget, 'account'>,
  { run }: Scene,
  sent: readonly MinedTransaction[],
  expected: string,
): void {
  const other = sent.find(({ to, from }) => to === undefined && !same(from, expected));
  t.judge(other && { reason: 'account', expected, actual: other.from, at: `transaction ${other.hash}` }, run);
}

export const privateKey = check<MigrationTarget>()({
  proves: 'MIG-OP-012',
  needs: ['call'],
  reasons: OTHER_ACCOUNT,
  run: async (_tool, t) => {
    const scene = await t.use(libraryBase);
    judgeMaker(t, scene, scene.sent, scene.given.address);
  },
});

export const keyBeforeMnemonic = check<MigrationTarget>()({
  proves: 'MIG-OP-013',
  needs: ['call'],
  reasons: OTHER_ACCOUNT,
  run: async (_tool, t) => {
    const scene = await t.use(libraryDao);
    judgeMaker(t, scene, scene.sent, scene.given.address);
  },
});

export const mnemonic = check<MigrationTarget>()({
  proves: 'MIG-OP-014',
  needs: ['call'],
  reasons: {
    failed: 'with `mnemonic` alone it does not migrate',
    ...OTHER_ACCOUNT,
    'not-as-declared': 'it is not as declared',
    changed: 'it is not as it was before in the same run',
  },
  run: async (_tool, t) => {
    const scene = await t.use(libraryElsewhere);
    const { dao, denied, accounts } = scene;
    for (const one of [denied, dao]) {
      if (!one || succeeded(one.run)) continue;
      const at = one === dao ? MEMBERS.dao : MEMBERS.base;
      t.judge({ reason: 'failed', expected: FULFILLED, actual: sayRun(one.run), at }, one.run);
    }
    const { first, ledger } = accounts;
    const byLedger = scene.sent.some(({ to, from }) => to === undefined && same(from, ledger));
    const expected = byLedger ? ledger : first;
    judgeMaker(t, scene, scene.sent, expected);
    if (dao) judgeMaker(t, dao, dao.sent, expected);
    t.judge(t.chose('mnemonic-path', byLedger ? 'ledger' : 'first'), scene.run);
  },
});

export const ofDefault = check<MigrationTarget>()({
  proves: 'MIG-OP-015',
  needs: ['call'],
  reasons: { unused: 'a parameter of `params.default`, of which the network says nothing, is not used' },
  run: async (tool, t) => {
    const { run, views, part } = await t.use(tool.unaided?.('common') ? libraryUnaided : libraryDao);
    const [name, symbol] = [BY_NETWORK.default.tokenName, BY_NETWORK.default.tokenSymbol];
    await t.each(Object.entries({ tokenName: name, tokenSymbol: symbol }), async ([key, expected]) => {
      const found = await views.value(part.NativeToken, TEXT[key as keyof typeof TEXT]);
      // What another network says is told by another check.
      const foreign = Object.values(BY_NETWORK).some((one) => one !== BY_NETWORK.default && one[key] === found);
      const defect = { expected: String(expected), actual: String(found), at: `params.default.${key}` };
      t.judge(found === expected || foreign ? undefined : { reason: 'unused', ...defect }, run);
    });
  },
});

export const ofPrivate = check<MigrationTarget>()({
  proves: 'MIG-OP-016',
  needs: ['call'],
  reasons: { unused: 'what `params.private` says does not override `default` on a private chain' },
  run: async (_tool, t) => {
    const { run, views, part } = await t.use(libraryDao);
    const found = await views.value(part.Avatar, NAME);
    const expected = String(BY_NETWORK.private.orgName);
    const defect = { expected, actual: String(found), at: 'params.private.orgName' };
    t.judge(found === BY_NETWORK.default.orgName ? { reason: 'unused', ...defect } : undefined, run);
  },
});

export const ofKovan = check<MigrationTarget>()({
  proves: 'MIG-OP-017',
  needs: ['call'],
  reasons: {
    failed: 'on a chain with the id of Kovan it does not migrate a DAO',
    unused: 'what `params.kovan` says does not override `default` on Kovan',
  },
  run: async (_tool, t) => {
    const { run, views, dao } = await t.use(libraryKovan);
    if (!succeeded(run) || !dao)
      t.judge({ reason: 'failed', expected: 'a DAO', actual: sayRun(run), at: 'kovan' }, run);
    const found = await views.value(dao!.Avatar, NAME);
    const local = found === BY_NETWORK.private.orgName && t.declared('network-by') !== 'chain-id';
    if (local) t.notApplicable('a local chain is known by its genesis block, and always private');
    const expected = String(BY_NETWORK.kovan.orgName);
    const defect = { expected, actual: String(found), at: 'params.kovan.orgName' };
    t.judge(found === expected ? undefined : { reason: 'unused', ...defect }, run);
  },
});

export const ofNoOther = check<MigrationTarget>()({
  proves: 'MIG-OP-018',
  needs: ['call'],
  reasons: { used: 'a parameter of another network is used' },
  run: async (_tool, t) => {
    const { run, views, part } = await t.use(libraryDao);
    const found = {
      orgName: await views.value(part.Avatar, NAME),
      tokenName: await views.value(part.NativeToken, TEXT.tokenName),
      tokenSymbol: await views.value(part.NativeToken, TEXT.tokenSymbol),
    };
    for (const [network, params] of Object.entries({ kovan: BY_NETWORK.kovan, rinkeby: BY_NETWORK.rinkeby }))
      for (const [key, value] of Object.entries(found)) {
        const used = params[key] !== undefined && params[key] === value;
        const defect = {
          expected: 'what `default` and `private` say',
          actual: String(value),
          at: `params.${network}.${key}`,
        };
        t.judge(used ? { reason: 'used', ...defect } : undefined, run);
      }
  },
});
