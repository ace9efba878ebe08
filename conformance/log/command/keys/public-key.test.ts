import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { certificateOf } from '../../inputs/key/certificate-of.ts';
import { parseVkey } from '../../oracle/note/vkey.ts';
import { publicKeyOption } from './public-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-key-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'key.pem');
const written = (text: string | Buffer): string => {
  writeFileSync(file, text);
  return file;
};

const ed25519 = generateKeyPairSync('ed25519');
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = ed25519.publicKey.export({ format: 'pem', type: 'spki' }) as string;
const named = { origin: 'log.example' };

describe('a public key in PEM', () => {
  it.each([
    [{ origin: 'my.log', address: 'https://log.example/path' }, 'my.log'],
    [{ address: 'https://log.example:8443/path' }, 'log.example'],
    [{ address: 'http://[::1]:3000' }, '[::1]'],
  ])('has the name given, or the host of the address: %j', (of, name) =>
    expect(publicKeyOption(written(pem), of).name).toBe(name),
  );

  test.each([
    ['with the ends of lines of Windows', pem.replaceAll('\n', '\r\n'), 0x01],
    ['with a comment in front', `# the key of 2026\n${pem}`, 0x01],
    ['of RSA in PKCS #1', rsa.publicKey.export({ format: 'pem', type: 'pkcs1' }) as string, 0xff],
  ])('%s is read', (_, text, type) => {
    const key = publicKeyOption(written(text), named);
    expect(key.type).toBe(type);
    expect(parseVkey(key.text).value).toEqual(key);
  });

  const private_ = ed25519.privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
  const certificate = new X509Certificate(
    certificateOf(rsa.publicKey.export({ format: 'der', type: 'spki' })),
  ).toString();
  test.each([
    ['nothing', '', 'found no such text'],
    ['DER', ed25519.publicKey.export({ format: 'der', type: 'spki' }), 'found no such text'],
    ['a verifier key', 'log.example+33d7b496+AeHTu4Q3hEIM', 'found no such text'],
    ['a private key', private_, `found "PRIVATE KEY"; write its public half with openssl pkey -in ${file} -pubout`],
    ['a certificate', certificate, 'found "CERTIFICATE"; write its key with openssl x509'],
    ['two keys', pem + pem, 'found 2 objects; give each key in a file of its own'],
    ['a damaged key', pem.replace('MCow', 'MCox'), 'found one that cannot be read'],
    ['a short RSA key', short(), 'RSA key of 2048 bits or more; found a key of the kind rsa of 1024 bits'],
  ])('%s is refused, with what to do', (_, text, sentence) => {
    let message = '';
    try {
      publicKeyOption(written(text), named);
    } catch (cause) {
      message = (cause as Error).message;
    }
    expect(message).toContain(`--public-key ${file}: `);
    expect(message).toContain(sentence);
    expect(message).not.toContain(private_.split('\n')[1]);
  });

  test('without a name is refused', () =>
    expect(() => publicKeyOption(written(pem), {})).toThrow(/the name of the key is missing.*give it with --origin/));
  test('with a name that a key cannot have is refused', () =>
    expect(() => publicKeyOption(written(pem), { origin: 'my log' })).toThrow(
      /the name of the key \(--origin\).*"my log"/,
    ));
  test('in a file that is not there is refused', () =>
    expect(() => publicKeyOption(join(folder, 'gone'), named)).toThrow(
      /gone: it cannot be read: there is no such file/,
    ));
});

function short(): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  return publicKey.export({ format: 'pem', type: 'spki' }) as string;
}
