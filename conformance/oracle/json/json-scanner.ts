/**
 * The grammar of JSON (RFC 8259 sections 2 to 7) over a text, one value after the other.
 *
 * Anchored by: RFC 8259 section 13, the published examples; JSON.parse of the platform
 */

import { quotedText } from '../bytes/quoted-text.ts';
import { ParseRefusal } from './json.ts';
import type { JsonListCache } from './json-list-cache.ts';
import { type JsonLocation, type JsonNode, jsonPointer } from './json-node.ts';
import type { TreeLimits } from './tree-limits.ts';

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERAL = /true|false|null/y;
/** What stands in a string between its quotes and escapes. */
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})/y;

/** Reads one text. What it throws is a `Refusal` with `syntax`, `behind`, `too-deep` or `too-many`. */
export class JsonScanner {
  readonly duplicates: JsonLocation[] = [];
  readonly loneSurrogates: JsonLocation[] = [];
  #at: number;
  #nodes = 0;
  readonly #text: string;
  readonly #limits: TreeLimits;
  readonly #memory: JsonListCache | undefined;

  /** `memory`: lists that are members of the whole are looked for there, and kept there. */
  constructor(text: string, at: number, limits: TreeLimits, memory?: JsonListCache) {
    this.#text = text;
    this.#at = at;
    this.#limits = limits;
    this.#memory = memory;
  }

  /** The one value of the text. */
  whole(): JsonNode {
    this.#take(SPACE);
    const { root } = this.first();
    this.#take(SPACE);
    if (this.#at < this.#text.length) this.#refuse('behind', 'nothing after the JSON value');
    return root;
  }

  /** The value right here, whatever comes after it, and the offset where it ends. */
  first(): { readonly root: JsonNode; readonly end: number } {
    const root = this.#value('', 0);
    return { root, end: this.#at };
  }

  #refuse(reason: 'syntax' | 'behind' | 'too-deep' | 'too-many', expected: string): never {
    const found = this.#at < this.#text.length ? quotedText(this.#text.slice(this.#at, this.#at + 40)) : 'the end';
    throw new ParseRefusal(reason, expected, found, `character ${this.#at}`);
  }

  /** What the sticky pattern finds right here, or nothing. */
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  /** Whether the next character, after white space, is this one, which is then behind us. */
  #next(char: string): boolean {
    this.#take(SPACE);
    if (this.#text[this.#at] !== char) return false;
    this.#at++;
    return true;
  }

  #value(pointer: string, depth: number): JsonNode {
    const place = { pointer, offset: this.#at };
    if (depth > this.#limits.depth) this.#refuse('too-deep', `at most ${this.#limits.depth} levels`);
    if (++this.#nodes > this.#limits.nodes) this.#refuse('too-many', `at most ${this.#limits.nodes} values`);
    const char = this.#text[this.#at];
    if (char === '{') return { kind: 'object', members: this.#members(pointer, depth), ...place };
    if (char === '[' && depth === 1 && this.#memory) return this.#remembered(this.#memory, pointer);
    if (char === '[') return { kind: 'array', items: this.#items(pointer, depth), ...place };
    if (char === '"') return { kind: 'string', value: this.#string(place), ...place };
    const number = this.#take(NUMBER);
    if (number !== '') return { kind: 'number', text: number, ...place };
    const literal = this.#take(LITERAL);
    if (literal === '') this.#refuse('syntax', 'a JSON value');
    return literal === 'null' ? { kind: 'null', ...place } : { kind: 'boolean', value: literal === 'true', ...place };
  }

  #remembered(memory: JsonListCache, pointer: string): JsonNode {
    const start = this.#at;
    const known = memory.find(this.#text, start, pointer);
    if (!known) {
      const [before, duplicates, lone] = [this.#nodes, this.duplicates.length, this.loneSurrogates.length];
      const node: JsonNode = { kind: 'array', items: this.#items(pointer, 1), pointer, offset: start };
      memory.keep({
        text: this.#text.slice(start, this.#at),
        node,
        nodes: this.#nodes - before,
        duplicates: this.duplicates.slice(duplicates),
        loneSurrogates: this.loneSurrogates.slice(lone),
      });
      return node;
    }
    this.#at += known.text.length;
    this.#nodes += known.nodes;
    if (this.#nodes > this.#limits.nodes) this.#refuse('too-many', `at most ${this.#limits.nodes} values`);
    const moved = (location: JsonLocation) => ({ ...location, offset: location.offset - known.node.offset + start });
    for (const duplicate of known.duplicates) this.duplicates.push(moved(duplicate));
    for (const surrogate of known.loneSurrogates) this.loneSurrogates.push(moved(surrogate));
    return known.node;
  }

  #items(pointer: string, depth: number): JsonNode[] {
    const items: JsonNode[] = [];
    this.#at++;
    if (this.#next(']')) return items;
    do {
      this.#take(SPACE);
      items.push(this.#value(jsonPointer(pointer, items.length), depth + 1));
    } while (this.#next(','));
    if (!this.#next(']')) this.#refuse('syntax', 'a comma or ]');
    return items;
  }

  #members(pointer: string, depth: number): Map<string, JsonNode> {
    const members = new Map<string, JsonNode>();
    this.#at++;
    if (this.#next('}')) return members;
    do {
      this.#take(SPACE);
      const offset = this.#at;
      if (this.#text[offset] !== '"') this.#refuse('syntax', 'a name in quotes');
      const name = this.#string({ pointer, offset });
      const inner = jsonPointer(pointer, name);
      if (!this.#next(':')) this.#refuse('syntax', 'a colon');
      this.#take(SPACE);
      if (members.has(name)) this.duplicates.push({ pointer: inner, offset });
      members.set(name, this.#value(inner, depth + 1));
    } while (this.#next(','));
    if (!this.#next('}')) this.#refuse('syntax', 'a comma or }');
    return members;
  }

  #string(place: JsonLocation): string {
    const start = this.#at++;
    this.#take(PLAIN);
    while (this.#text[this.#at] === '\\') {
      if (this.#take(ESCAPE) === '') this.#refuse('syntax', 'an escape of RFC 8259 section 7');
      this.#take(PLAIN);
    }
    if (this.#text[this.#at] !== '"') this.#refuse('syntax', 'the end of a string, control characters escaped');
    this.#at++;
    const value: string = JSON.parse(this.#text.slice(start, this.#at));
    if (!value.isWellFormed()) this.loneSurrogates.push(place);
    return value;
  }
}
