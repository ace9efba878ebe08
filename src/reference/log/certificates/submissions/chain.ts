/** The two kinds of submissions: a certificate by add-chain, a precertificate by add-pre-chain (RFC 6962, section 4). */
export type ChainKind = 'add-chain' | 'add-pre-chain';

/** A value, or a sentence that says why a request is refused. */
export type Read<V> =
  | { readonly value: V; readonly refusal?: undefined }
  | { readonly refusal: string; readonly value?: undefined };

/** Padded standard base64 (RFC 4648, section 4) of at least one byte. */
const isBase64 = (text: unknown): boolean =>
  typeof text === 'string' && text !== '' && text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);

/**
 * The certificates in the body of a submission, in DER: a JSON object whose `chain` is an array of texts in base64 (RFC
 * 6962, section 4.1). Other members are ignored (section 4).
 */
export function readChain(body: Uint8Array): Read<readonly Uint8Array[]> {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return { refusal: 'the body is not JSON' };
  }
  const chain = (json as { readonly chain?: unknown } | null)?.chain;
  if (!Array.isArray(chain)) return { refusal: 'the body has no array "chain"' };
  if (chain.length === 0) return { refusal: 'the chain is empty' };
  const wrong = chain.findIndex((text) => !isBase64(text));
  if (wrong !== -1) return { refusal: `element ${wrong} of the chain is not a certificate in base64` };
  return { value: chain.map((text: string) => new Uint8Array(Buffer.from(text, 'base64'))) };
}
