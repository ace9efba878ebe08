/**
 * Scans a text by the grammar of JSON (RFC 8259 sections 2 to 7), one value after the other.
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
/** The characters of a string between its quotes and escapes. */
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})/y;

/** Reads one text. It throws only a `ParseRefusal` with `syntax`, `behind`, `too-deep` or `too-many`. */
export class JsonScanner {
  readonly duplicates: JsonLocation[] = [];
  readonly loneSurrogates: JsonLocation[] = [];
  #at: number;
  #nodes = 0;
  readonly #text: string;
  readonly #limits: TreeLimits;
  readonly #memory: JsonListCache | undefined;

  /** `memory`: the cache for lists that are members of the whole value. */
  constructor(text: string, at: number, limits: TreeLimits, memory?: JsonListCache) {
    this.#text = text;
    this.#at = at;
    this.#limits = limits;
    this.#memory = memory;
  }

  /** The value that the whole text is. */
  whole(): JsonNode {
    this.#space();
    const { root } = this.first();
    this.#space();
    if (this.#at < this.#text.length) this.#refuse('behind', 'nothing after the JSON value');
    return root;
  }

  /** The value at the current offset, and the offset after it; the rest of the text is ignored. */
  first(): { readonly root: JsonNode; readonly end: number } {
    const root = this.#value('', 0);
    return { root, end: this.#at };
  }

  #refuse(reason: 'syntax' | 'behind' | 'too-deep' | 'too-many', expected: string): never {
    const next = this.#at < this.#text.length ? quotedText(this.#text.slice(this.#at, this.#at + 40)) : 'the end';
    throw new ParseRefusal(reason, expected, next, `character ${this.#at}`);
  }

  /** The match of the sticky pattern at the current offset, or an empty text. */
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += match.length;
    return match;
  }

  /** Moves past white space. A pattern is slow, so it runs only where there is any. */
  #space(): void {
    if (this.#text.charCodeAt(this.#at) <= 0x20) this.#take(SPACE);
  }

  /** Whether the next character after white space is this one; if it is, moves past it. */
  #next(char: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== char) return false;
    this.#at++;
    return true;
  }

  #value(pointer: string, depth: number): JsonNode {
    const offset = this.#at;
    if (depth > this.#limits.depth) this.#refuse('too-deep', `at most ${this.#limits.depth} levels`);
    if (++this.#nodes > this.#limits.nodes) this.#refuse('too-many', `at most ${this.#limits.nodes} values`);
    const char = this.#text[offset];
    // Each value has all its members in one literal: V8 keeps a spread one in a further object.
    if (char === '{') return { kind: 'object', members: this.#members(pointer, depth), pointer, offset };
    if (char === '[' && depth === 1 && this.#memory) return this.#remembered(this.#memory, pointer);
    if (char === '[') return { kind: 'array', items: this.#items(pointer, depth), pointer, offset };
    if (char === '"') return { kind: 'string', value: this.#string({ pointer, offset }), pointer, offset };
    const number = this.#take(NUMBER);
    if (number !== '') return { kind: 'number', text: number, pointer, offset };
    const literal = this.#take(LITERAL);
    if (literal === '') this.#refuse('syntax', 'a JSON value');
    if (literal === 'null') return { kind: 'null', pointer, offset };
    return { kind: 'boolean', value: literal === 'true', pointer, offset };
  }

  #remembered(memory: JsonListCache, pointer: string): JsonNode {
    const start = this.#at;
    const cached = memory.find(this.#text, start, pointer);
    if (!cached) {
      const [nodesBefore, duplicates, lone] = [this.#nodes, this.duplicates.length, this.loneSurrogates.length];
      const node: JsonNode = { kind: 'array', items: this.#items(pointer, 1), pointer, offset: start };
      memory.keep({
        text: this.#text.slice(start, this.#at),
        node,
        nodes: this.#nodes - nodesBefore,
        duplicates: this.duplicates.slice(duplicates),
        loneSurrogates: this.loneSurrogates.slice(lone),
      });
      return node;
    }
    this.#at += cached.text.length;
    this.#nodes += cached.nodes;
    if (this.#nodes > this.#limits.nodes) this.#refuse('too-many', `at most ${this.#limits.nodes} values`);
    const moved = (location: JsonLocation) => ({ ...location, offset: location.offset - cached.node.offset + start });
    for (const duplicate of cached.duplicates) this.duplicates.push(moved(duplicate));
    for (const surrogate of cached.loneSurrogates) this.loneSurrogates.push(moved(surrogate));
    return cached.node;
  }

  #items(pointer: string, depth: number): JsonNode[] {
    const items: JsonNode[] = [];
    this.#at++;
    if (this.#next(']')) return items;
    do {
      this.#space();
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
      this.#space();
      const offset = this.#at;
      if (this.#text[offset] !== '"') this.#refuse('syntax', 'a name in quotes');
      const name = this.#string({ pointer, offset });
      const inner = jsonPointer(pointer, name);
      if (!this.#next(':')) this.#refuse('syntax', 'a colon');
      this.#space();
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
