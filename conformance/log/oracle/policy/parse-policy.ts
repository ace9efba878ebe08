/**
 * Policy files (C2SP tlog-policy, "Policy file syntax and structure").
 *
 * Anchored by: C2SP tlog-policy, the published example; Tessera's NewWitnessGroupFromPolicy, by policies.json
 */

import { Buffer } from 'node:buffer';
import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { firstInvalidUtf8 } from '../../../oracle/bytes/utf8.ts';
import type { Vkey } from '../note/verifier-key.ts';
import { parseVkey } from '../note/vkey.ts';
import type { Policy, PolicyLog, PolicyMember, PolicyWitness } from './policy.ts';

/** Why a file is no policy. */
export type PolicyDefect =
  | 'character'
  | 'no-final-newline'
  | 'keyword'
  | 'items'
  | 'vkey'
  | 'key-type'
  | 'duplicate-key'
  | 'name'
  | 'unknown-name'
  | 'member-again'
  | 'threshold'
  | 'quorum';

type Line<V> = ParseResult<V, PolicyDefect>;

/** Signature types of cosignatures (tlog-cosignature, "Format"). */
const COSIGNATURES: readonly number[] = [0x04, 0x06];

/** The predefined name, which the quorum alone may have ("What is a "policy"?"). */
const NONE = 'none';

/** Octets as text, for people; the file itself is compared octet by octet ("Character set"). */
const shown = (octets: string): string => quotedText(Buffer.from(octets, 'latin1').toString('utf8'));

/** A key of a log or of a witness, which no line before has. */
function parseKey(octets: string, at: string, earlier: readonly Vkey[], types?: readonly number[]): Line<Vkey> {
  const bytes = Buffer.from(octets, 'latin1');
  if (firstInvalidUtf8(bytes) !== undefined) return parseDefect('vkey', 'a verifier key in UTF-8', shown(octets), at);
  const { value: key, defect } = parseVkey(bytes.toString('utf8'));
  if (defect) return parseDefect('vkey', `a verifier key: ${defect.expected}`, defect.actual, at);
  if (types && !types.includes(key.type)) {
    const actual = `a key of the type 0x${key.type.toString(16).padStart(2, '0')}`;
    return parseDefect('key-type', 'the key of a cosigner: Ed25519 (0x04) or ML-DSA-44 (0x06)', actual, at);
  }
  // "Public key representation": also under another name and with another key ID.
  const same = earlier.find((other) => Buffer.compare(other.key, key.key) === 0);
  if (same) return parseDefect('duplicate-key', 'a public key that no line before has', quotedText(same.text), at);
  return parsedValue(key);
}

/** Reads the lines of a policy one after the other: each may name what the lines before it define. */
class PolicyReader {
  readonly logs: PolicyLog[] = [];
  readonly witnesses: PolicyWitness[] = [];
  quorum: PolicyMember | typeof NONE | undefined;
  readonly #names = new Map<string, PolicyMember>();
  readonly #grouped = new Set<string>();

  /** Takes a line that is neither empty nor a comment; gives its defect. */
  read(items: readonly string[], at: string): Line<unknown> {
    const [keyword, ...rest] = items;
    if (keyword === 'log') return this.#log(rest, at);
    if (keyword === 'witness') return this.#witness(rest, at);
    if (keyword === 'group') return this.#group(rest, at);
    if (keyword === 'quorum') return this.#quorum(rest, at);
    return parseDefect('keyword', 'log, witness, group or quorum', shown(keyword!), at);
  }

  #log([octets, url, ...more]: readonly string[], at: string): Line<unknown> {
    if (octets === undefined || more.length > 0)
      return parseDefect('items', 'log <vkey> [<url>]', `${more.length + (octets ? 2 : 0)} items after "log"`, at);
    const earlier = this.logs.map(({ key }) => key);
    const { value: key, defect } = parseKey(octets, at, earlier);
    if (defect) return { defect };
    return parsedValue(this.logs.push({ key, ...urlOf(url) }));
  }

  #witness([name, octets, url, ...more]: readonly string[], at: string): Line<unknown> {
    if (name === undefined || octets === undefined || more.length > 0)
      return parseDefect('items', 'witness <name> <vkey> [<url>]', 'fewer or more items', at);
    const taken = this.#taken(name, at);
    if (taken) return taken;
    const earlier = this.witnesses.map(({ key }) => key);
    const { value: key, defect } = parseKey(octets, at, earlier, COSIGNATURES);
    if (defect) return { defect };
    const witness: PolicyWitness = { kind: 'witness', name: textOf(name), key, ...urlOf(url) };
    this.#names.set(name, witness);
    return parsedValue(this.witnesses.push(witness));
  }

  #group([name, count, ...names]: readonly string[], at: string): Line<unknown> {
    if (name === undefined || count === undefined || names.length === 0)
      return parseDefect('items', 'group <name> all|any|<k> <name>...', 'fewer items', at);
    const taken = this.#taken(name, at);
    if (taken) return taken;
    const members: PolicyMember[] = [];
    for (const one of names) {
      const member = this.#names.get(one);
      if (!member) return this.#unknown(one, at);
      if (this.#grouped.has(one))
        return parseDefect('member-again', 'each name as a member of one group, once', shown(one), at);
      this.#grouped.add(one);
      members.push(member);
    }
    const least = count === 'all' ? names.length : count === 'any' ? 1 : thresholdOf(count);
    if (least < 1 || least > names.length)
      return parseDefect('threshold', `all, any, or a number from 1 to ${names.length}`, shown(count), at);
    this.#names.set(name, { kind: 'group', name: textOf(name), least, members });
    return parsedValue(members);
  }

  #quorum([name, ...more]: readonly string[], at: string): Line<unknown> {
    if (name === undefined || more.length > 0) return parseDefect('items', 'quorum <name>', 'fewer or more items', at);
    if (this.quorum) return parseDefect('quorum', 'one quorum line', 'a second one', at);
    const member = name === NONE ? NONE : this.#names.get(name);
    if (!member) return this.#unknown(name, at);
    return parsedValue((this.quorum = member));
  }

  #taken(name: string, at: string): Line<never> | undefined {
    if (name === NONE) return parseDefect('name', 'another name than the predefined "none"', shown(name), at);
    return this.#names.has(name)
      ? parseDefect('name', 'a name that no line before has defined', shown(name), at)
      : undefined;
  }

  #unknown(name: string, at: string): Line<never> {
    return parseDefect('unknown-name', 'a witness or group that a line before defines', shown(name), at);
  }
}

const textOf = (octets: string): string => Buffer.from(octets, 'latin1').toString('utf8');
const urlOf = (octets: string | undefined): { url?: string } => (octets === undefined ? {} : { url: textOf(octets) });
/** A number in decimal; 0 for any other text, and for numbers beyond any group. */
const thresholdOf = (text: string): number => (/^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 0);

/** The policy in a file, judged line by line in their order; each defect names its line, counted from 1. */
export function parsePolicy(bytes: Uint8Array): ParseResult<Policy, PolicyDefect> {
  const octets = Buffer.from(bytes).toString('latin1');
  const odd = octets.search(/[^\t\n\x20-\x7e\x80-\xff]/);
  if (odd >= 0) {
    const code = octets.charCodeAt(odd).toString(16).padStart(2, '0');
    const at = `line ${octets.slice(0, odd).split('\n').length}`;
    return parseDefect('character', 'no control characters but tab and newline', `the octet 0x${code}`, at);
  }
  const lines = octets.split('\n');
  // "Structure": each line is terminated by a newline.
  const rest = lines.pop()!;
  const reader = new PolicyReader();
  for (const [i, line] of lines.entries()) {
    const items = line.split(/[ \t]+/).filter((item) => item !== '');
    if (items.length === 0 || items[0]!.startsWith('#')) continue;
    const { defect } = reader.read(items, `line ${i + 1}`);
    if (defect) return { defect };
  }
  if (rest !== '')
    return parseDefect(
      'no-final-newline',
      'a newline at the end of each line',
      shown(rest),
      `line ${lines.length + 1}`,
    );
  const { logs, witnesses, quorum } = reader;
  if (!quorum) return parseDefect('quorum', 'one quorum line', 'no such line', `line ${lines.length}`);
  return parsedValue({ logs, witnesses, ...(quorum === NONE ? {} : { quorum }) });
}
