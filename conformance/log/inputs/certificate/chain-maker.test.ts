import { createPrivateKey, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { acceptedAuthority } from '../../testbed/certificates/accepted-authority.ts';
import { chainMaker } from './chain-maker.ts';
import { refusedSubmissions } from './refused-submissions.ts';

const { certificate, key } = acceptedAuthority();
const NOW = Date.UTC(2026, 10, 27);
const chains = chainMaker({ root: { certificate, key: createPrivateKey(key) }, runId: 'run 7', now: NOW });
const { make, root, intermediate, second } = chains;

/** OpenSSL reads each certificate, and verifies that the next certifies it. */
function verified(chain: readonly Uint8Array[]): readonly X509Certificate[] {
  const certificates = chain.map((der) => new X509Certificate(der));
  for (const [i, issuer] of certificates.slice(1).entries())
    expect([certificates[i]!.checkIssued(issuer), certificates[i]!.verify(issuer.publicKey)]).toEqual([true, true]);
  return certificates;
}

test('a chain leads from a certificate of a server to the given root', () => {
  const { chain, issuers, signed } = make({
    name: 'first',
    what: 'a certificate',
    as: 'add-chain',
    below: [second, intermediate, root],
  });
  const [leaf, ...authorities] = verified(chain);
  expect(leaf!.checkHost('first.run-7.touchstone.example')).toBe('first.run-7.touchstone.example');
  expect(new Date(leaf!.validTo).getTime()).toBe(NOW + 90 * 86_400_000);
  expect(authorities.map(({ ca }) => ca)).toEqual([true, true, true]);
  expect(issuers).toEqual(chain.slice(1));
  expect(signed).toBe(chain[0]);
});

test('a precertificate has the poison, what is signed of it has not; the root may be left out', () => {
  const { chain, issuers, signed } = make({
    name: 'pre',
    what: 'a precertificate',
    as: 'add-pre-chain',
    below: [intermediate, root],
    withRoot: false,
  });
  verified(chain);
  const poison = Buffer.from('0a2b06010401d6790204030101ff04020500', 'hex');
  expect([chain.length, issuers.length]).toEqual([2, 2]);
  expect([Buffer.from(chain[0]!).includes(poison), Buffer.from(signed).includes(poison)]).toEqual([true, false]);
});

test('dates beyond 2049 are written as RFC 5280 has them', () => {
  const notAfter = Date.UTC(2051, 0, 1);
  const later = chainMaker({ root: { certificate, key: createPrivateKey(key) }, runId: 'x', now: NOW, notAfter });
  const { chain } = later.make({ name: 'late', what: '', as: 'add-chain', below: [later.root] });
  expect(new Date(verified(chain)[0]!.validTo).getTime()).toBe(notAfter);
});

test('a refused submission has one mistake', () => {
  const accepted = refusedSubmissions(chains).filter(({ group, body }) => {
    if (group !== 'unverified') return false;
    const { chain } = JSON.parse(Buffer.from(body).toString()) as { readonly chain: readonly string[] };
    const certificates = chain.map((text) => new X509Certificate(Buffer.from(text, 'base64')));
    const isChain = certificates.every((one, i) => {
      const issuer = certificates[i + 1];
      return issuer ? one.checkIssued(issuer) && one.verify(issuer.publicKey) : one.raw.equals(root.certificate);
    });
    return isChain;
  });
  expect(accepted).toEqual([]);
});
