import { expect, test } from 'vitest';
import { ContractViews } from '../../target/chain/views.ts';
import { resultAvatarDefect, resultNameDefect } from '../result/dao-in-result.ts';
import type { CompletedRun } from '../runs/completed-run.ts';
import { orgNameOf, textKeyOf, withName } from './dao-texts.ts';

const AVATAR = `0x${'a1'.repeat(20)}`;
const NAME = 'Käse & Söhne „№ 1“';
const padded = (hex: string) => hex.padEnd(64, '0');
/** The function selector of orgName(). */
const ORG_NAME = '0x1386dc2d';

/** An avatar of an older core package: its name is a word, and its token and reputation are addresses. */
const older = new ContractViews({
  request: async (_method, params = []) => {
    const { data } = Object(params[0]) as { data: string };
    return data.startsWith(ORG_NAME) ? `0x${padded(Buffer.from(NAME).toString('hex'))}` : `0x${'0'.repeat(63)}1`;
  },
});
const silent = new ContractViews({ request: async () => '0x' });

test('a name is read as text, and as a word of an older core package', async () => {
  expect(await orgNameOf(older, AVATAR)).toBe(NAME);
  expect(await orgNameOf(silent, AVATAR)).toBeUndefined();
});

test('an avatar of an older core package is an avatar, with the name that it has', async () => {
  const dao = (views: ContractViews, name: string) =>
    ({ views, part: { name, Avatar: AVATAR } }) as unknown as CompletedRun;
  expect(await resultAvatarDefect(dao(older, NAME), 'dao')).toBeUndefined();
  expect(await resultNameDefect(dao(older, NAME), 'dao')).toBeUndefined();
  expect(await resultNameDefect(dao(older, 'Another'), 'dao')).toMatchObject({ reason: 'other' });
  expect(await resultAvatarDefect(dao(silent, NAME), 'dao')).toMatchObject({ reason: 'other' });
});

test('a DAO is named by the first text that the tool takes', () => {
  const lacking = (...keys: readonly string[]) => ({ has: (_kind: string, key: string) => !keys.includes(key) });
  expect(withName(lacking(), {}, 'A')).toEqual({ orgName: 'A' });
  expect(withName(lacking('orgName'), {}, 'A')).toEqual({ tokenName: 'A' });
  expect(withName(lacking('orgName', 'tokenName'), { tokenSymbol: 'B' }, 'A')).toEqual({ tokenSymbol: 'A' });
  expect(textKeyOf(lacking('orgName', 'tokenName', 'tokenSymbol'))).toBeUndefined();
});
