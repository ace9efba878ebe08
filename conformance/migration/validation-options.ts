/** Options of the command line and the account that are refused before anything is spent. */
import { check } from '../core/check.ts';
import type { MigrationOptions, MigrationTarget } from '../core/migration-target.ts';
import type { RequirementId } from '../core/requirement.ts';
import { accountOfKey } from '../oracle/ethereum-account.ts';
import { footing, placeOn, playOn, sayOn, usualArgs } from './footing.ts';
import { chainMnemonic } from './mnemonic.ts';
import { PLAIN } from './params.ts';
import { REFUSAL, type Refused, refusesEach, seen } from './refusal.ts';

const params = { default: PLAIN };

/** A check of options of a base migration, each of them wrong. */
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
      await refusesEach(t, cases, async ([what, options]): Promise<Refused> => {
        const own = 'mnemonic' in options ? { privateKey: undefined } : {};
        return seen(what, at, await playOn(tool, on, { step: 'base', options: { params, ...own, ...options } }));
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

/** Neither of these has what a base migration costs. */
export const means = check<MigrationTarget>()({
  proves: 'MIG-VA-012',
  reasons: REFUSAL,
  run: async (tool, t) => {
    const on = await t.use(footing);
    const { stage, base } = on;
    const [poor, poorer] = ['1', '2'].map((digit) => `0x${digit.padStart(64, '5')}`) as [string, string];
    const cost = (await base.views.transactionsFrom(base.account.address)).slice(0, base.record.transactions.length);
    const half = cost.reduce((sum, { gasUsed, paid = 0n }) => sum + gasUsed * paid, 0n) / 2n;
    const cases = [
      { what: 'an account without means', key: poorer, has: 0n },
      { what: 'an account with half of what it costs', key: poor, has: half },
    ];
    await refusesEach(t, cases, async ({ what, key, has }): Promise<Refused> => {
      const address = accountOfKey(key).address;
      await stage.chain.request('hardhat_setBalance', [address, `0x${has.toString(16)}`]);
      const options = { params, privateKey: key };
      return seen(what, address, await playOn(tool, on, { step: 'base', options }));
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
    ] as const;
    await refusesEach(t, cases, async ([step, ...both]): Promise<Refused> => {
      const at = await placeOn(tool, on, step);
      const args = [step, ...both, ...usualArgs(tool, on, ['private-key'])];
      const what = 'a private key and a mnemonic together';
      return seen(what, `${step} ${both[0]} ${both[2]}`, await sayOn(tool, on, args, at));
    });
  },
});
