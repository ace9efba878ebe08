/** Finds the places in sources where a check or a premise ends without a judgement. */

/** Such a place: its file, and how it says why, without line breaks. */
export interface InconclusivePlace {
  readonly file: string;
  readonly says: string;
}

const PLACE = /\.inconclusive\(|new Inconclusive\(|new TransportFailure\(|outcome: 'inconclusive'|'not-given', 'inconclusive'/g;

/** The places in a source. What a call says is the text of its arguments. */
export function inconclusivePlaces(file: string, source: string): readonly InconclusivePlace[] {
  const code = source.replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '');
  return [...code.matchAll(PLACE)].map(({ 0: found, index }) => {
    const begin = index + found.length;
    const end = found.endsWith('(') ? closingParenthesis(code, begin) : code.indexOf('\n', index);
    return { file, says: code.slice(begin, end).replace(/\s+/g, ' ').trim() };
  });
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
