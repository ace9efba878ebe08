import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { concatBytes } from '../../../oracle/bytes/bytes.ts';
import { parseVkey } from './vkey.ts';
import { treeHeadVkeyOfSpki, vkeyOfSpki } from './vkey-of-spki.ts';

const spki = ({ publicKey }: { publicKey: KeyObject }) => publicKey.export({ format: 'der', type: 'spki' });
const ec = (namedCurve: string) => spki(generateKeyPairSync('ec', { namedCurve }));
const rsa = (modulusLength: number) => spki(generateKeyPairSync('rsa', { modulusLength }));
const ed25519 = spki(generateKeyPairSync('ed25519'));

describe('vkeyOfSpki', () => {
  it.each([
    ['Ed25519', 0x01, ed25519],
    ['P-256', 0x02, ec('P-256')],
    ['P-384', 0x02, ec('P-384')],
    ['P-521', 0x02, ec('P-521')],
    ['RSA', 0xff, rsa(2048)],
  ])('%s has the type %i, and is read back from its line', (_, type, der) => {
    const { value } = vkeyOfSpki('log.example', der);
    expect(value).toMatchObject({ name: 'log.example', type });
    expect(parseVkey(value!.text).value).toEqual(value);
  });

  it.each([
    ['P-224', ec('secp224r1'), 'a key of the kind ec on secp224r1'],
    ['a short RSA key', rsa(1024), 'a key of the kind rsa of 1024 bits'],
    [
      'RSA-PSS',
      spki(generateKeyPairSync('rsa-pss', { modulusLength: 2048 })),
      'a key of the kind rsa-pss of 2048 bits',
    ],
    ['X25519', spki(generateKeyPairSync('x25519')), 'a key of the kind x25519'],
    ['a key with a byte after it', concatBytes(ed25519, Uint8Array.of(0)), '45 bytes that are no SubjectPublicKeyInfo'],
  ])('%s is refused', (_, der, actual) =>
    expect(vkeyOfSpki('log.example', der).defect).toMatchObject({ reason: 'key', actual }),
  );

  test('a name that no key can have is refused', () =>
    expect(vkeyOfSpki('my log', ed25519).defect).toMatchObject({ reason: 'name', actual: '"my log"' }));
});

describe('treeHeadVkeyOfSpki', () => {
  it.each([
    ['P-256', ec('P-256')],
    ['RSA', rsa(2048)],
  ])('%s has the type 5, and is read back from its line', (_, der) => {
    const { value } = treeHeadVkeyOfSpki('log.example/2026h1', der);
    expect(value).toMatchObject({ name: 'log.example/2026h1', type: 5 });
    expect(parseVkey(value!.text).value).toEqual(value);
  });

  it.each([
    ['key', ed25519, 'a key of the kind ed25519'],
    ['key', ec('P-384'), 'a key of the kind ec on secp384r1'],
    ['key', rsa(1024), 'a key of the kind rsa of 1024 bits'],
  ])('%s is refused', (reason, der, actual) =>
    expect(treeHeadVkeyOfSpki('log.example', der).defect).toMatchObject({ reason, actual }),
  );
});
