import type { ByteView } from './byte-view.ts';
import { CutSecretFinder } from './cut-secrets.ts';
import { withListedBytes, withoutBackslashes, withoutLineBreaks } from './other-views.ts';
import { inLowerCase, type Pattern, patternsOf } from './patterns.ts';
import { unescapeOnce } from './unescape.ts';

/** A part of a text, in bytes. */
export type Range = readonly [start: number, end: number];

/** How many layers of escapes are removed: an address in a JSON text in an HTML page has three. */
const LAYERS = 3;
/** The longest escape of one byte: `&#x00000041;`. */
const LONGEST_ESCAPE = 12;

/**
 * Finds secrets in texts: as they are, in letters of another case, escaped for a URI, HTML, XML, JSON, a form, a program
 * or a shell, in UTF-16, in base64, in hex and as a list of bytes, also over several lines. It takes linear time in the
 * text.
 */
export class SecretFinder {
  readonly #anyCase: readonly Pattern[];
  readonly #anyCaseAnywhere: readonly Pattern[];
  readonly #exact: readonly Pattern[];
  readonly #cut: CutSecretFinder;
  readonly #cutExact: CutSecretFinder;
  /** How many bytes a secret may have in a text. */
  readonly reach: number;

  constructor(secrets: readonly string[]) {
    const forms = [...new Set(secrets)].filter((secret) => secret !== '').map(patternsOf);
    this.#anyCase = forms.flatMap(({ anyCase }) => anyCase);
    this.#anyCaseAnywhere = this.#anyCase.filter(({ place }) => place === 'anywhere');
    this.#exact = forms.flatMap(({ exact }) => exact);
    this.#cut = new CutSecretFinder(this.#anyCase.map(({ bytes }) => bytes));
    this.#cutExact = new CutSecretFinder(this.#exact.map(({ bytes }) => bytes));
    this.reach = LONGEST_ESCAPE * Math.max(0, ...[...this.#anyCase, ...this.#exact].map(({ bytes }) => bytes.length));
  }

  /** The parts of a text that show a secret, in their order, without overlaps. The text has a character for each byte. */
  find(text: string): readonly Range[] {
    const found: Range[] = [];
    let view: ByteView | undefined = { bytes: text };
    for (let layer = 0; view && layer <= LAYERS; layer++, view = unescapeOnce(view)) {
      this.#findIn(view, this.#anyCase, found);
      for (const other of [withoutBackslashes(view), ...withListedBytes(view)])
        if (other) this.#findIn(other, this.#anyCase, found);
      const joined = withoutLineBreaks(view);
      // Without its line breaks a text shows no more where a word begins and ends.
      if (joined) this.#findIn(joined, this.#anyCaseAnywhere, found);
    }
    return merged(found);
  }

  #findIn({ bytes, from, to }: ByteView, anyCase: readonly Pattern[], found: Range[]): void {
    const add = ([start, end]: Range) => void found.push([from ? from[start]! : start, to ? to[end - 1]! : end]);
    const small = inLowerCase(bytes);
    for (const pattern of anyCase) occurrences(small, pattern).forEach(add);
    for (const pattern of this.#exact) occurrences(bytes, pattern).forEach(add);
    for (const part of this.#cut.find(small)) add(part);
    for (const part of this.#cutExact.find(bytes)) add(part);
  }
}

function occurrences(text: string, { bytes, place, base64 }: Pattern): Range[] {
  const found: Range[] = [];
  for (let at = text.indexOf(bytes); at >= 0; at = text.indexOf(bytes, at)) {
    const end = at + bytes.length;
    if (isAt(place, text, at, end)) found.push(base64 ? widened(text, at, end) : [at, end]);
    at = end;
  }
  return found;
}

function isAt(place: Pattern['place'], text: string, start: number, end: number): boolean {
  if (place === 'anywhere') return true;
  const [before, after] = [text[start - 1] ?? '', text[end] ?? ''];
  if (place === 'token') return !/[a-z0-9]/i.test(before + after);
  if (before === '') return after === '';
  if (before === ' ') return text[start - 2] === ':' && /^["'`&;,<}\])\r\n]?$/.test(after);
  return /[=:"'`>]/.test(before) && /^["'`&;,<}\])\s]?$/.test(after);
}

/** With a character of base64 on either side: it has some bits of the secret. */
function widened(text: string, start: number, end: number): Range {
  const isDigit = (at: number) => /[\w+/=-]/.test(text[at] ?? '');
  return [isDigit(start - 1) ? start - 1 : start, isDigit(end) ? end + 1 : end];
}

/** Parts that overlap become one. */
function merged(ranges: readonly Range[]): readonly Range[] {
  const result: [number, number][] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = result.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
