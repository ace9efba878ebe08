/** The account that migrates by the command line (the interface document, "Command line"). */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { ofOthers } from './account.ts';
import { allByOptions } from './all-scenes.ts';
import { aliased } from './command-aliases.ts';
import { usageExample } from './command-scenes.ts';
import { byDefault, byDefaultElsewhere } from './default-scenes.ts';
import { byMnemonic } from './mnemonic-scenes.ts';
import { type Scene, sayRun } from './play.ts';

const RUNS = 'a run that succeeds';

/** Who sent a run's transactions, but for those of nobody's. In lower case. `until`: the last block before a further run. */
async function sendersOf({ views, account, since }: Scene, until = Infinity): Promise<readonly string[]> {
  const all = (await views.transactions()).filter(({ block }) => block <= until);
  const others = ofOthers(all, account.address, since).map(({ from }) => from.toLowerCase());
  const own = all.some((one) => one.block > since && one.from.toLowerCase() === account.address.toLowerCase());
  return [...new Set([...(own ? [account.address.toLowerCase()] : []), ...others])];
}

export const privateKey = check<MigrationTarget>()({
  proves: 'MIG-CL-025',
  needs: ['argv'],
  reasons: {
    failed: 'with `--private-key` it migrates by the first account of the chain, and by another it does not',
    other: 'the account that migrates is not that of the key which was given',
    alias: '`-s` is refused where `--private-key` is not',
  },
  run: async (_tool, t) => {
    const { base, dao, denied } = await t.use(usageExample);
    const at = `the key of ${denied?.account.address}, which has means`;
    const failed = denied && { reason: 'failed' as const, expected: RUNS, actual: sayRun(denied.run), at };
    t.judge(failed, denied?.run);
    const scenes = [
      ['base --private-key', base],
      ['dao --private-key', dao],
      ['base -s', await aliased(t, '-s')],
      ['no command, --private-key', (await t.use(allByOptions)).scene],
    ] as const;
    for (const [at, scene] of scenes) {
      const other = (await sendersOf(scene)).find((one) => one !== scene.account.address.toLowerCase());
      const expected = `${scene.account.address}, whose key was given`;
      t.judge(other === undefined ? undefined : { reason: 'other', expected, actual: other, at }, scene.run);
    }
  },
});

export const defaultKey = check<MigrationTarget>()({
  proves: 'MIG-CL-026',
  needs: ['argv'],
  reasons: {
    failed: 'without a key and a mnemonic a base migration does not succeed, though the account has means',
    other: 'without a key and a mnemonic the account is not always the same',
  },
  run: async (_tool, t) => {
    const first = await t.use(byDefault);
    const second = await t.use(byDefaultElsewhere);
    if (!succeeded(second.run)) t.inconclusive(`on another chain it fails: ${sayRun(second.run)}`);
    const [one, other] = [await sendersOf(first), await sendersOf(second)].map((all) => all.join(', '));
    const defect = { reason: 'other' as const, expected: one ?? '', actual: other ?? '', at: 'on another chain' };
    t.judge(one === other ? undefined : defect, second.run);
  },
});

export const mnemonic = check<MigrationTarget>()({
  proves: 'MIG-CL-027',
  needs: ['argv'],
  reasons: {
    failed: 'with `--mnemonic` a migration does not succeed',
    alias: '`-m` is refused where `--mnemonic` is not',
    other: 'the account that migrates is not that of the mnemonic',
    'not-as-declared': 'it is another account of the mnemonic than declared',
    changed: 'it is not always the same account of the mnemonic',
  },
  run: async (_tool, t) => {
    const { base, dao, accounts, denied } = await t.use(byMnemonic);
    const at = 'a mnemonic whose accounts have means';
    t.judge(denied && { reason: 'failed', expected: RUNS, actual: sayRun(denied.run), at }, denied?.run);
    const { first, ledger } = accounts;
    for (const [at, scene, until] of [
      ['base -m', base, dao.since],
      ['dao --mnemonic', dao, undefined],
    ] as const) {
      const [sender = 'nobody', ...others] = [...(await sendersOf(scene, until))].sort();
      const option = (
        [
          ['first', first],
          ['ledger', ledger],
        ] as const
      ).find(([, one]) => one.toLowerCase() === sender)?.[0];
      const actual = [sender, ...others].join(', ');
      if (option === undefined || others.length > 0)
        t.judge({ reason: 'other', expected: `${first}, or ${ledger}`, actual, at }, scene.run);
      else t.judge(t.chose('mnemonic-path', option), scene.run);
    }
  },
});
