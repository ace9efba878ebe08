/** Options of the command line and the account that are refused before anything is spent. */
import { check } from '../core/check.ts';
import type { MigrationOptions, MigrationTarget } from '../core/migration-target.ts';
import type { RequirementId } from '../core/requirement.ts';
import { accountOfKey } from '../oracle/ethereum-account.ts';
import { footing, placeOn, playOn, sayOn, usualArgs } from './footing.ts';
import { chainMnemonic } from './mnemonic.ts';
import { PLAIN } from './params.ts';
import type { Scene } from './play.ts';
import { REFUSAL, type Refused, refusesEach, seen } from './refusal.ts';
import { daoMigrated } from './scenes.ts';

const params = { default: PLAIN };
const STEPS = ['base', 'dao'] as const;

/** A check of options of a base migration and of a DAO migration, each of them wrong. */
const optioned = (
  proves: RequirementId,
  at: string,
  cases: readonly (readonly [what: string, options: MigrationOptions])[],
) =>
  check<MigrationTarget>()({
    proves,
    reasons: REFUSAL,
    run: async (tool, t) => {
      const on = await t.use(footing);
      const all = STEPS.flatMap((step) => cases.map((one) => [step, ...one] as const));
      await refusesEach(t, all, async ([step, what, options]): Promise<Refused> => {
        const own = 'mnemonic' in options ? { privateKey: undefined } : {};
        return seen(what, `${step} ${at}`, await playOn(tool, on, { step, options: { params, ...own, ...options } }));
      });
    },
  });

/** SEC 2, section 2.4.1: the order of the group; a key is less than it. */
const ORDER = '0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141';
export const privateKey = optioned('MIG-VA-008', '--private-key', [
  ['a private key of two bytes', { privateKey: '0x1234' }],
  ['a private key that is no number', { privateKey: 'nobody' }],
  ['a private key of 0', { privateKey: `0x${'0'.repeat(64)}` }],
  ['a private key that is the order of the group', { privateKey: ORDER }],
]);

export const mnemonic = optioned('MIG-VA-009', '--mnemonic', [
  ['a mnemonic of two words', { mnemonic: 'legal winner' }],
  ['a mnemonic with a word that is in no list', { mnemonic: `${'abandon '.repeat(11)}touchstone` }],
  ['a mnemonic whose checksum is wrong', { mnemonic: 'abandon '.repeat(12).trim() }],
]);

export const gasPrice = optioned('MIG-VA-010', '--gas-price', [
  ['a gas price of 0', { gasPrice: 0 }],
  ['a gas price below 0', { gasPrice: -1 }],
  ['a gas price that is no number', { gasPrice: 'cheap' }],
]);

export const unknown = check<MigrationTarget>()({
  proves: 'MIG-VA-011',
  needs: ['argv'],
  reasons: REFUSAL,
  run: async (tool, t) => {
    const on = await t.use(footing);
    const cases = [
      { what: 'an option that there is not', args: ['base', '--frobnicate'] },
      { what: 'a command that there is not', args: ['frobnicate'] },
    ];
    await refusesEach(t, cases, async ({ what, args }): Promise<Refused> => {
      const at = await placeOn(tool, on, 'base');
      return seen(what, args.join(' '), await sayOn(tool, on, [...args, ...usualArgs(tool, on)], at));
    });
  },
});

/** What the last run of a scene cost its account, in wei. */
async function costOf({ views, account, record }: Scene): Promise<bigint> {
  const hashes = new Set(record.transactions.map(({ hash }) => hash));
  const sent = (await views.transactionsFrom(account.address)).filter(({ hash }) => hashes.has(hash));
  return sent.reduce((sum, { gasUsed, paid = 0n }) => sum + gasUsed * paid, 0n);
}

/** None of these has what the migration costs. */
export const means = check<MigrationTarget>()({
  proves: 'MIG-VA-012',
  reasons: REFUSAL,
  run: async (tool, t) => {
    const on = await t.use(footing);
    const { stage } = on;
    const whole = { base: await costOf(on.base), dao: await costOf(await t.use(daoMigrated)) };
    const cases = STEPS.flatMap((step, i) => [
      { step, what: 'an account without means', digit: 2 * i + 1, has: 0n },
      { step, what: 'an account with half of what it costs', digit: 2 * i + 2, has: whole[step] / 2n },
    ]);
    await refusesEach(t, cases, async ({ step, what, digit, has }): Promise<Refused> => {
      const key = `0x${String(digit).padStart(64, '5')}`;
      const address = accountOfKey(key).address;
      await stage.chain.request('hardhat_setBalance', [address, `0x${has.toString(16)}`]);
      const options = { params, privateKey: key };
      return seen(what, `${step} by ${address}`, await playOn(tool, on, { step, options }));
    });
  },
});

/** Of the command line alone: by the library the key is taken. */
export const keyAndMnemonic = check<MigrationTarget>()({
  proves: 'MIG-CL-028',
  needs: ['argv'],
  reasons: REFUSAL,
  run: async (tool, t) => {
    const on = await t.use(footing);
    const words = chainMnemonic(tool);
    const key = on.stage.chain.accounts[0]!.privateKey;
    const cases = [
      ['base', '--private-key', key, '--mnemonic', words],
      ['base', '-m', words, '-s', key],
      ['dao', '--mnemonic', words, '--private-key', key],
      ['all', '--private-key', key, '--mnemonic', words],
    ] as const;
    await refusesEach(t, cases, async ([step, ...both]): Promise<Refused> => {
      const at = await placeOn(tool, on, step === 'dao' ? 'dao' : 'base');
      const args = [...(step === 'all' ? [] : [step]), ...both, ...usualArgs(tool, on, ['private-key'])];
      const what = 'a private key and a mnemonic together';
      return seen(
        what,
        `${step === 'all' ? 'no command,' : step} ${both[0]} ${both[2]}`,
        await sayOn(tool, on, args, at),
      );
    });
  },
});
