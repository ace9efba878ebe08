/**
 * The requirements that a check proves, as a comment in the file of the check: who reads the check sees what the
 * specification says, and in which section.
 */

/** A requirement as `spec/<suite>/requirements.yaml` has it. */
export interface RequirementEntry {
  readonly level: string;
  readonly text: string;
  readonly source: { readonly document: string; readonly section: string };
}

const WIDTH = 130;
const PROVES = /^ {2}proves: (\[[^\]]*\]|'[^']*'),$/m;
/** The generated lines above `proves`: each requirement begins with its id, and goes on with a deeper indentation. */
const GENERATED = /(?:^ {2}\/\/ [A-Z]+-[A-Z]+-\d+ \((?:must|should)\): .*\n(?:^ {2}\/\/ {3}.*\n)*)+(?=^ {2}proves: )/m;

/** The text of a check's file with a comment for each requirement that it proves. */
export function withRequirements(text: string, requirements: Readonly<Record<string, RequirementEntry>>): string {
  const bare = text.replace(GENERATED, '');
  return bare.replace(PROVES, (line, ids: string) => {
    const comments = [...ids.matchAll(/'([^']+)'/g)].map(([, id]) => {
      const entry = requirements[id!];
      return entry ? commentOf(id!, entry) : '';
    });
    return comments.join('') + line;
  });
}

function commentOf(id: string, { level, text, source }: RequirementEntry): string {
  const words = `${id} (${level}): ${text} [${source.document}, "${source.section}"]`.split(' ');
  const lines: string[] = [];
  let line = '  //';
  for (const word of words) {
    if (line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = '  //  ';
    }
    line += ` ${word}`;
  }
  return `${[...lines, line].join('\n')}\n`;
}
