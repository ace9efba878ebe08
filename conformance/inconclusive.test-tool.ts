/** Finds the places in sources where a check or a premise ends without a judgement, and holds them against a list. */

/** Such a place: its file, and how it says why, without line breaks. */
export interface InconclusivePlace {
  readonly file: string;
  readonly says: string;
}

/** The causes for which nobody is charged. An answer of the target is one only where it says so: the last three. */
export const CAUSES = [
  // Something that the user gives, allows or declares, or a program of the user's.
  'input',
  // The network, or a process of ours.
  'network',
  // A limit of ours that no requirement sets.
  'limit',
  // An answer that a gateway, a firewall or an access control in front of the target may have made.
  'gateway',
  // The target, or what stands in front of it, asks for fewer requests.
  'rate',
  // Others write at the same time, or a cache or one of several hosts is late, so that two answers cannot be compared.
  'late',
  // No requirement forbids the answer.
  'open',
  // The checks in `owners` charge the same answer.
  'elsewhere',
] as const;

/** Places with the same cause, each by its file and words that it says. */
export interface InconclusiveGroup {
  readonly cause: (typeof CAUSES)[number];
  readonly why: string;
  readonly owners?: readonly string[];
  readonly places: Readonly<Record<string, readonly string[]>>;
}

const PLACE = /\.inconclusive\(|new Inconclusive\(|new TransportFailure\(|(?::|'not-given',) 'inconclusive'/g;

/** The places in a source. What a call says is the text of its arguments. */
export function inconclusivePlaces(file: string, source: string): readonly InconclusivePlace[] {
  const code = source.replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '');
  return [...code.matchAll(PLACE)].map(({ 0: found, index }) => {
    const begin = index + found.length;
    const said = found.endsWith('(') ? code.slice(begin, closingParenthesis(code, begin)) : lineAt(code, index);
    return { file, says: said.replace(/\s+/g, ' ').trim() };
  });
}

function lineAt(code: string, at: number): string {
  return code.slice(code.lastIndexOf('\n', at) + 1).split('\n')[0]!;
}

/** Where the call ends whose arguments begin at `begin`; parentheses in texts come in pairs. */
function closingParenthesis(code: string, begin: number): number {
  let depth = 1;
  for (let at = begin; at < code.length; at++) {
    if (code[at] === '(') depth++;
    if (code[at] === ')' && --depth === 0) return at;
  }
  throw new Error(`a call does not end: ${code.slice(begin, begin + 80)}`);
}

/** The mistakes of a list, as sentences that say what to do. `checks`: the ids of all checks. */
export function listMistakes(
  list: string,
  groups: readonly InconclusiveGroup[],
  places: readonly InconclusivePlace[],
  checks: ReadonlySet<string>,
): readonly string[] {
  const entries = groups.flatMap((group) =>
    Object.entries(group.places).flatMap(([file, words]) => words.map((word) => ({ file, word }))),
  );
  return [
    ...groups.flatMap(({ cause, why, owners = [] }) => [
      ...(CAUSES.includes(cause) ? [] : [`${list}: "${cause}" is no cause: take one of ${CAUSES.join(', ')}`]),
      ...(why ? [] : [`${list}: a group of ${cause} does not say why`]),
      ...((cause === 'elsewhere') === owners.length > 0
        ? []
        : [`${list}: "${why}": name the checks that charge it as owners, with the cause elsewhere`]),
      ...owners.filter((id) => !checks.has(id)).map((id) => `${list}: there is no check ${id}`),
    ]),
    ...places.flatMap(({ file, says }) => {
      const found = entries.filter((entry) => entry.file === file && says.includes(entry.word));
      const place = `${file} ends without a judgement: ${says}`;
      if (found.length === 0)
        return [`${place}: charge the owner of what was seen, or add to ${list} why nobody can be charged`];
      return found.length > 1 ? [`${place}: ${list} has it ${found.length} times, by ${JSON.stringify(found)}`] : [];
    }),
    ...entries
      .filter(({ file, word }) => !places.some((place) => place.file === file && place.says.includes(word)))
      .map(({ file, word }) => `${list}: ${file} says nowhere "${word}": remove it`),
  ];
}
