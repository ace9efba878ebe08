/** Fewer characters of a secret say little about it: before and after an ellipsis, and at another end of a text. */
const AT_ELLIPSIS = 4;
const AT_END = 6;
/** An ellipsis in UTF-8. */
const ELLIPSIS = '\xe2\x80\xa6';
/** Where a text may have been cut: at an ellipsis, at a quotation mark, or at its end. */
const MARK = /\xe2\x80\xa6|["'`]|$/g;
/** The beginning of an escape that was cut as well. */
const CUT_ESCAPE = /(?:%[0-9a-f]?|&[#a-z0-9]{0,9}|\\[ux]?[0-9a-f]{0,3})$/i;
const LONGEST_CUT_ESCAPE = 10;

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
  /** Whether a pair of bytes begins a piece, or ends one: most texts have no such pair at a mark. */
  readonly #begins = new Uint8Array(65_536);
  readonly #ends = new Uint8Array(65_536);

  constructor(secrets: readonly string[]) {
    for (const secret of secrets)
      for (let at = 0; at + AT_ELLIPSIS <= secret.length; at++) {
        const piece = secret.slice(at, at + AT_ELLIPSIS);
        const places = this.#places.get(piece) ?? [];
        this.#places.set(piece, places);
        places.push({ secret, at });
        this.#begins[pairAt(piece, 0)] = 1;
        this.#ends[pairAt(piece, AT_ELLIPSIS - 2)] = 1;
      }
  }

  /** The parts of a text that show the beginning or the end of a secret. */
  find(text: string): (readonly [number, number])[] {
    if (this.#places.size === 0) return [];
    const found: (readonly [number, number])[] = [];
    this.#after(text, 0, AT_END, found);
    for (const { 0: mark, index } of text.matchAll(MARK)) {
      const least = mark === ELLIPSIS ? AT_ELLIPSIS : AT_END;
      this.#before(text, index, index, least, found);
      const cut = CUT_ESCAPE.exec(text.slice(Math.max(0, index - LONGEST_CUT_ESCAPE), index));
      if (cut) this.#before(text, index - cut[0].length, index, least, found);
      this.#after(text, index + mark.length, least, found);
    }
    return found;
  }

  /** Adds the beginnings of secrets before `end`, up to the mark. */
  #before(text: string, end: number, mark: number, least: number, found: (readonly [number, number])[]): void {
    if (end < AT_ELLIPSIS || this.#ends[pairAt(text, end - 2)] === 0) return;
    for (const { secret, at } of this.#places.get(text.slice(end - AT_ELLIPSIS, end)) ?? []) {
      const start = end - at - AT_ELLIPSIS;
      if (end - start >= least && start >= 0 && text.startsWith(secret.slice(0, at), start)) found.push([start, mark]);
    }
  }

  /** Adds the ends of secrets behind `start`. */
  #after(text: string, start: number, least: number, found: (readonly [number, number])[]): void {
    if (start + AT_ELLIPSIS > text.length || this.#begins[pairAt(text, start)] === 0) return;
    for (const { secret, at } of this.#places.get(text.slice(start, start + AT_ELLIPSIS)) ?? []) {
      const end = start + secret.length - at;
      if (end - start >= least && text.startsWith(secret.slice(at), start)) found.push([start, end]);
    }
  }
}

/** Two bytes as a number. */
const pairAt = (text: string, at: number): number => (text.charCodeAt(at) << 8) | text.charCodeAt(at + 1);
