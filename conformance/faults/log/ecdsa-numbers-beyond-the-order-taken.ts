import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { ecdsaOf, looseEcdsa, unsigned, withSignaturesRead } from '../signatures.ts';

/** The orders of two curves (SP 800-186, section 3.2.1). */
const ORDERS: Readonly<Record<string, bigint>> = {
  'P-256': 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n,
  'P-384': 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973n,
};

/** The content of the INTEGER that is the same number modulo the order as another, which may be negative. */
function reduced(bytes: Uint8Array, order: bigint): Uint8Array {
  const number = BigInt.asIntN(8 * bytes.length, BigInt(`0x0${Buffer.from(bytes).toString('hex')}`));
  if (number >= 0n && number < order) return bytes;
  const digits = (((number % order) + order) % order).toString(16);
  return unsigned(Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex'));
}

export default fault<LogRig>({
  text: 'computes with the numbers of an ECDSA signature modulo the order, whether they lie below it or not',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature, { curve = '' }) => {
      const { r, s } = looseEcdsa(signature);
      const order = ORDERS[curve];
      const inDer = ecdsaOf(r.content, s.content).equals(signature);
      return order && inDer ? ecdsaOf(reduced(r.content, order), reduced(s.content, order)) : undefined;
    }),
});
