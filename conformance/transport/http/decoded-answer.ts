import type { Answer, ExchangeId } from '../../core/target/answer.ts';
import { headerValue } from '../../core/target/header.ts';
import { decodeContent, listedCodings } from './content-coding.ts';
import type { RawAnswer } from './transport.ts';

/** An answer for checks, with its content cut at `limit`. The body is decoded once, at its first use. */
export function decodedAnswer(raw: RawAnswer, exchange: ExchangeId, limit: number): Answer {
  const codings = listedCodings(headerValue(raw, 'content-encoding'));
  let decoded: { readonly bytes: Uint8Array; readonly cut: boolean } | undefined;
  const decodeOnce = () => (decoded ??= decodeContent(raw.body, codings, limit, raw.cut));
  return {
    status: raw.status,
    headers: raw.headers,
    raw: codings.length === 0 ? raw.body.subarray(0, limit) : raw.body,
    get cut() {
      if (raw.cut) return true;
      try {
        return decodeOnce().cut;
      } catch {
        return false;
      }
    },
    body: () => decodeOnce().bytes,
    exchange,
  };
}
