import { derValues } from '../key/der.ts';
import type { ChainMaker, MadeChain } from './chain-maker.ts';
import { chainJson } from './chain-maker.ts';

/** Why a submission is refused, and the single mistakes of each kind: the reasons of the check of that group. */
export interface RefusedWhy {
  /** Its chain does not verify. */
  readonly unverified: 'unknown-root' | 'missing-issuer' | 'order' | 'signature';
  /** It is of the kind that the other request takes. */
  readonly kind: 'precertificate' | 'certificate';
  /** It is no chain at all. */
  readonly malformed: 'json' | 'base64' | 'empty' | 'not-a-certificate';
}

/** A group of mistakes. */
export type RefusedGroup = keyof RefusedWhy;

/** A submission with one mistake. */
export interface RefusedSubmission<G extends RefusedGroup = RefusedGroup> {
  readonly group: G;
  readonly why: RefusedWhy[G];
  /** For people: `a chain in another order`. */
  readonly what: string;
  readonly name: MadeChain['name'];
  readonly body: Uint8Array;
  /** What an entry of it would sign; absent where there is no certificate. */
  readonly signed?: Uint8Array;
}

const json = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

/** A certificate with another bit at the end of its signature, which is still DER. */
function spoilt(certificate: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(certificate);
  const last = copy.length - 1;
  copy[last] = copy[last]! ^ 1;
  // The signature is within the certificate, so its lengths stay.
  derValues(copy);
  return copy;
}

/** Every kind of submission that a log has to refuse, each with one mistake. */
export function refusedSubmissions(chains: ChainMaker): readonly RefusedSubmission[] {
  const { make, root, intermediate, stranger } = chains;
  const made = (name: string, as: MadeChain['name'], below = [intermediate, root]) =>
    make({ name, what: name, as, below });
  const of = <G extends RefusedGroup>(
    group: G,
    why: RefusedWhy[G],
    what: string,
    { name, signed }: MadeChain,
    chain: readonly Uint8Array[],
  ): RefusedSubmission<G> => ({ group, why, what, name, body: chainJson(chain), signed });
  const unknown = made('unknown', 'add-chain', [stranger]);
  const unknownPre = made('unknown-pre', 'add-pre-chain', [stranger]);
  const missing = made('missing', 'add-chain');
  const mixed = made('mixed', 'add-chain');
  const forged = made('forged', 'add-chain');
  const forgedPre = made('forged-pre', 'add-pre-chain');
  const pre = made('pre-as-certificate', 'add-pre-chain');
  const whole = made('certificate-as-pre', 'add-chain');
  const malformed = (
    why: RefusedWhy['malformed'],
    what: string,
    body: Uint8Array,
    name: MadeChain['name'] = 'add-chain',
  ) => ({ group: 'malformed', why, what, name, body }) as const;
  return [
    of('unverified', 'unknown-root', 'a chain to an unknown root', unknown, unknown.chain),
    of('unverified', 'unknown-root', 'a precertificate of an unknown root', unknownPre, unknownPre.chain),
    of('unverified', 'missing-issuer', 'a chain without the issuer of its certificate', missing, [
      missing.chain[0]!,
      root.certificate,
    ]),
    of('unverified', 'order', 'a chain whose root comes before the issuer', mixed, [
      mixed.chain[0]!,
      root.certificate,
      intermediate.certificate,
    ]),
    of('unverified', 'signature', 'a certificate with another bit in its signature', forged, [
      spoilt(forged.chain[0]!),
      ...forged.issuers,
    ]),
    of('unverified', 'signature', 'a precertificate with another bit in its signature', forgedPre, [
      spoilt(forgedPre.chain[0]!),
      ...forgedPre.issuers,
    ]),
    { ...of('kind', 'precertificate', 'a precertificate, by add-chain', pre, pre.chain), name: 'add-chain' },
    {
      ...of('kind', 'certificate', 'a certificate without poison, by add-pre-chain', whole, whole.chain),
      name: 'add-pre-chain',
    },
    malformed('empty', 'a chain without certificates', json({ chain: [] })),
    malformed('empty', 'a chain without precertificates', json({ chain: [] }), 'add-pre-chain'),
    malformed('empty', 'an object without a chain', json({})),
    malformed('json', 'JSON that does not end', Buffer.from('{"chain": ["')),
    malformed('json', 'no body', new Uint8Array()),
    malformed('base64', 'a certificate that is not base64', json({ chain: ['-----BEGIN CERTIFICATE-----'] })),
    malformed('not-a-certificate', 'bytes that are no certificate', json({ chain: ['dG91Y2hzdG9uZQ=='] })),
    malformed('not-a-certificate', 'no precertificate', json({ chain: ['dG91Y2hzdG9uZQ=='] }), 'add-pre-chain'),
  ];
}
