import { refuse } from '../refused.ts';
import type { SentEntry } from './sent-entry.ts';

/** The members of a hashedrekord 0.0.2 that name the signature. */
interface BodyJson {
  readonly spec?: {
    readonly hashedRekordV002?: {
      readonly data?: { readonly digest?: string };
      readonly signature?: {
        readonly content?: string;
        readonly verifier?: { readonly publicKey?: { readonly rawBytes?: string } };
      };
    };
  };
}

/** Whether a logged entry is the one that was sent: digest, signature and key are the same. */
export function isBodyOf(body: unknown, { digest, signature, publicKey }: SentEntry): boolean {
  const record = (body as BodyJson).spec?.hashedRekordV002;
  const { content, verifier } = record?.signature ?? {};
  return record?.data?.digest === digest && content === signature && verifier?.publicKey?.rawBytes === publicKey;
}

/** The object in JSON. @throws Refused */
export function jsonOf(bytes: Uint8Array): object {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString());
    return typeof value === 'object' && value !== null ? value : refuse('the answer is no JSON object');
  } catch {
    return refuse('the answer is no JSON');
  }
}
