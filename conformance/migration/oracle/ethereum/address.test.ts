import { getAddress, getCreateAddress, HDNodeWallet, Mnemonic, Wallet } from 'ethers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GANACHE_ACCOUNTS } from '../../../lab/chain/ganache-accounts.test-tool.ts';
import { hex } from '../../../oracle/bytes/bytes.ts';
import { accountOfKey, accountOfMnemonic, isPrivateKey, mnemonicSeed } from './account.ts';
import { checksummed, readAddress } from './address.ts';
import { createAddress, rlpNumber } from './create-address.ts';

const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => `0x${hex(bytes)}`);

describe('checksums', () => {
  // ERC-55, "Test Cases".
  test.each([
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('%s is itself', (text) => {
    expect(readAddress(text).value).toBe(text);
    expect(checksummed(text.toLowerCase())).toBe(text);
  });
  test('are those of ethers, and an address in one case has no checksum', () => {
    fc.assert(
      fc.property(address, (text) => {
        const right = getAddress(text);
        expect(checksummed(text)).toBe(right);
        for (const written of [text, right, `0x${text.slice(2).toUpperCase()}`])
          expect(readAddress(written).value).toBe(right);
      }),
    );
  });
  test('that are wrong, and texts that are not addresses, are refused', () => {
    expect(readAddress('0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed').defect).toMatchObject({ reason: 'checksum' });
    for (const text of ['', '0x12', `0x${'0'.repeat(41)}`, '0'.repeat(42), `0X${'0'.repeat(40)}`])
      expect(readAddress(text).defect).toMatchObject({ reason: 'shape' });
  });
});

describe('addresses of contracts that an account creates', () => {
  const DEPLOYER = '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1';
  // From the receipts of a fresh chain.
  test.each([
    [0n, '0xe78A0F7E598Cc8b0Bb87894B0F60dD2a88d6a8Ab'],
    [11n, '0x67B5656d60a809915323Bf2C40A8bEF15A152e3e'],
    [29n, '0x86072CbFF48dA3C1F01824a6761A03F105BCC697'],
    [30n, '0xFF6049B87215476aBf744eaA3a476cBAd46fB1cA'],
    [31n, '0xA586074FA4Fe3E546A132a16238abe37951D41fE'],
    [44n, '0x4339316e04CFfB5961D1c41fEF8E44bfA2A7fBd1'],
    [57n, '0x8914a9E5C5E234fDC3Ce9dc155ec19F43947ab59'],
    [59n, '0x3acc15dE35aaB8A94B7D2426E27c887541e4DE6c'],
  ])('nonce %i', (nonce, created) => {
    expect(createAddress(DEPLOYER, nonce)).toBe(created);
  });
  test('numbers in RLP', () => {
    // ethereum.org, "Recursive-length prefix serialization", "Examples".
    expect([0n, 15n, 1024n].map((number) => hex(rlpNumber(number)))).toEqual(['80', '0f', '820400']);
    expect(() => rlpNumber(-1n)).toThrow(RangeError);
  });
  test('are those of ethers', () => {
    fc.assert(
      fc.property(address, fc.bigInt({ min: 0n, max: 2n ** 64n - 2n }), (from, nonce) => {
        expect(createAddress(from, nonce)).toBe(getCreateAddress({ from, nonce }));
      }),
    );
  });
});

describe('accounts', () => {
  const GANACHE = 'myth like bonus scare over problem client lizard pioneer submit female collect';
  const HARDHAT = 'test test test test test test test test test test test junk';
  test.each(GANACHE_ACCOUNTS)('%s is an account of Ganache', (address) => {
    const addresses = Array.from({ length: 10 }, (_, i) => accountOfMnemonic(GANACHE, i).address);
    expect(addresses).toContain(address);
    expect(new Set(addresses).size).toBe(10);
  });
  test('the first of Ganache and of Hardhat, with their keys', () => {
    expect(accountOfMnemonic(GANACHE)).toEqual({
      address: '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1',
      privateKey: '0x4f3edf983ac636a65a842ce7c78d9aa706d3b113bce9c46f30d7d21715b23b1d',
    });
    expect(accountOfMnemonic(HARDHAT)).toEqual({
      address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
    });
  });
  test('by the older path of Ledger', () => {
    const theirs = HDNodeWallet.fromMnemonic(Mnemonic.fromPhrase(HARDHAT), "m/44'/60'/0'/0");
    expect(accountOfMnemonic(HARDHAT, 0, 'ledger').address).toBe(theirs.address);
  });
  test('a seed', () => {
    const mnemonic = `${'abandon '.repeat(11)}about`;
    expect(hex(mnemonicSeed(mnemonic))).toBe(
      '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc1' +
        '9a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
    );
  });
  test('are those of ethers', () => {
    const entropy = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => `0x${hex(bytes)}`);
    fc.assert(
      fc.property(entropy, fc.nat(20), (bytes, index) => {
        const mnemonic = Mnemonic.fromEntropy(bytes);
        const theirs = HDNodeWallet.fromMnemonic(mnemonic, `m/44'/60'/0'/0/${index}`);
        const { address, privateKey } = accountOfMnemonic(mnemonic.phrase, index);
        expect({ address, privateKey }).toEqual({ address: theirs.address, privateKey: theirs.privateKey });
        expect(accountOfKey(privateKey.slice(2).toUpperCase()).address).toBe(new Wallet(privateKey).address);
      }),
      { numRuns: 10 },
    );
  });
  test.each([
    ['0x1234', false],
    ['', false],
    [`0x${'0'.repeat(64)}`, false],
    [`0x${'f'.repeat(64)}`, false],
    ['fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141', false],
    ['fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364140', true],
    [`0x${'0'.repeat(63)}1`, true],
  ])('whether %j is a private key: %s', (text, is) => {
    expect(isPrivateKey(text)).toBe(is);
    if (!is) expect(() => accountOfKey(text)).toThrow(RangeError);
  });
});
