/** Fewer characters of a secret say little about it: before and after an ellipsis, and at another end of a text. */
const AT_ELLIPSIS = 4;
const AT_END = 6;
/**
 * Marks where a text may have been cut: an ellipsis in UTF-8, a quotation mark, or its end, behind the beginning of an
 * escape that was cut as well.
 */
const MARK = /(%[0-9a-f]?|&[#a-z0-9]{0,9}|\\[ux]?[0-9a-f]{0,3})?(\xe2\x80\xa6|["'`]|$)/gi;

/** A place in a secret. */
interface Place {
  readonly secret: string;
  readonly at: number;
}

/**
 * Finds the beginnings and the ends of secrets that were cut: messages quote the beginning of a long text, or its end. It
 * takes linear time in the text, however many secrets there are.
 */
export class CutSecretFinder {
  /** The places of all pieces of four characters in the secrets. */
  readonly #places = new Map<string, Place[]>();

  constructor(secrets: readonly string[]) {
    for (const secret of secrets)
      for (let at = 0; at + AT_ELLIPSIS <= secret.length; at++) {
        const piece = secret.slice(at, at + AT_ELLIPSIS);
        const places = this.#places.get(piece) ?? [];
        this.#places.set(piece, places);
        places.push({ secret, at });
      }
  }

  /** The parts of a text that show the beginning or the end of a secret. */
  find(text: string): (readonly [number, number])[] {
    if (this.#places.size === 0) return [];
    const found = [...this.#after(text, 0, AT_END)];
    for (const { 0: whole, 2: mark = '', index } of text.matchAll(MARK)) {
      const least = mark.length > 1 ? AT_ELLIPSIS : AT_END;
      const end = index + whole.length;
      for (const [start] of this.#before(text, index, least)) found.push([start, end - mark.length]);
      found.push(...this.#after(text, end, least));
    }
    return found;
  }

  *#before(text: string, end: number, least: number): Generator<readonly [number, number]> {
    for (const { secret, at } of this.#places.get(text.slice(Math.max(0, end - AT_ELLIPSIS), end)) ?? []) {
      const start = end - at - AT_ELLIPSIS;
      if (end - start >= least && start >= 0 && text.startsWith(secret.slice(0, at), start)) yield [start, end];
    }
  }

  *#after(text: string, start: number, least: number): Generator<readonly [number, number]> {
    for (const { secret, at } of this.#places.get(text.slice(start, start + AT_ELLIPSIS)) ?? []) {
      const end = start + secret.length - at;
      if (end - start >= least && text.startsWith(secret.slice(at), start)) yield [start, end];
    }
  }
}
