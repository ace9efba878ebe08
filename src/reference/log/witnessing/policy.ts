import { ED25519_COSIGNATURE, ML_DSA_44 } from '../checkpoint/cosignature.ts';
import { readVerifier, type Verifier } from '../checkpoint/verifier.ts';

/** A witness of a policy. */
export interface Witness {
  readonly name: string;
  readonly verifier: Verifier;
  /** Its submission prefix, without a slash at its end; a witness without one is not asked. */
  readonly url?: string;
}

/** The witnesses whom a log asks, and when it has enough cosignatures (C2SP tlog-policy). */
export interface WitnessPolicy {
  readonly witnesses: readonly Witness[];
  /** Whether the witnesses of these names are a quorum. */
  isQuorum(cosigned: ReadonlySet<string>): boolean;
}

type Rule = (cosigned: ReadonlySet<string>) => boolean;

/** Where a policy is wrong. */
class PolicyError extends RangeError {
  constructor(expected: string, line: string) {
    super(`expected ${expected}, found ${JSON.stringify(line)}`);
  }
}

/** Compares names as octets: the file is read as Latin-1, and keys and addresses are UTF-8 in it. */
const utf8 = (octets: string): string => Buffer.from(octets, 'latin1').toString('utf8');

function witnessOf(octets: readonly string[], line: string): Witness {
  const [name, vkey, url, ...more] = octets;
  if (name === undefined || vkey === undefined || more.length > 0)
    throw new PolicyError('witness <name> <vkey> [<url>]', line);
  const verifier = readVerifier(utf8(vkey));
  if (verifier.type !== ED25519_COSIGNATURE && verifier.type !== ML_DSA_44)
    throw new PolicyError('the key of a cosigner', line);
  if (url === undefined) return { name, verifier };
  if (!/^https?:\/\//.test(url) || !URL.canParse(utf8(url))) throw new PolicyError('the URL of a witness', line);
  return { name, verifier, url: utf8(url).replace(/(?<!\/)\/+$/, '') };
}

/**
 * Reads a policy file. Its logs are not read: the log itself needs none of them.
 *
 * @throws RangeError for a file that is no policy.
 */
export function readPolicy(file: Uint8Array): WitnessPolicy {
  const rules = new Map<string, Rule>();
  const witnesses: Witness[] = [];
  const grouped = new Set<string>();
  let quorum: Rule | undefined;
  const ruleOf = (name: string, line: string): Rule => {
    const rule = rules.get(name);
    if (!rule) throw new PolicyError('a name that a line before defines', line);
    return rule;
  };
  const define = (name: string, rule: Rule, line: string): void => {
    if (name === 'none' || rules.has(name)) throw new PolicyError('a new name', line);
    rules.set(name, rule);
  };
  const groupOf = ([name, count, ...names]: readonly string[], line: string): void => {
    if (name === undefined || names.length === 0) throw new PolicyError('group <name> all|any|<k> <name>...', line);
    const members = names.map((one) => {
      if (grouped.has(one)) throw new PolicyError('each name as a member once', line);
      grouped.add(one);
      return ruleOf(one, line);
    });
    const least = count === 'all' ? names.length : count === 'any' ? 1 : Number(/^[1-9]\d*$/.exec(count!)?.[0] ?? 0);
    if (least < 1 || least > names.length) throw new PolicyError(`a number from 1 to ${names.length}`, line);
    define(name, (cosigned) => members.filter((member) => member(cosigned)).length >= least, line);
  };
  for (const line of Buffer.from(file).toString('latin1').split('\n')) {
    const [keyword = '#', ...items] = line.split(/[ \t]+/).filter((item) => item !== '');
    if (keyword.startsWith('#') || keyword === 'log') continue;
    if (keyword === 'witness') {
      const witness = witnessOf(items, line);
      if (witnesses.some(({ verifier }) => Buffer.compare(verifier.publicKey, witness.verifier.publicKey) === 0))
        throw new PolicyError('a key that no other witness has', line);
      define(witness.name, (cosigned) => cosigned.has(witness.name), line);
      witnesses.push(witness);
    } else if (keyword === 'group') groupOf(items, line);
    else if (keyword === 'quorum' && items.length === 1 && !quorum)
      quorum = items[0] === 'none' ? () => true : ruleOf(items[0]!, line);
    else throw new PolicyError('log, witness, group, or one line quorum <name>', line);
  }
  if (!quorum) throw new PolicyError('a line quorum <name>', '');
  return { witnesses, isQuorum: quorum };
}
