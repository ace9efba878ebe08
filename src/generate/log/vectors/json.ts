/** The longest line of an object or a list; a longer one is broken into one line for each member. */
const LINE = 120;

/**
 * JSON for people: a short value is on one line, a longer one is broken and indented by two spaces. Members keep their
 * order, so that equal values give equal bytes. The text ends in a newline.
 */
export function json(value: object): string {
  return `${render(value, '')}\n`;
}

function render(value: unknown, indent: string): string {
  const line = inOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= LINE) return line;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const members = isList
    ? value.map((member) => render(member, inner))
    : present(value).map(([name, member]) => `${JSON.stringify(name)}: ${render(member, inner)}`);
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${members.map((member) => inner + member).join(',\n')}\n${indent}${close}`;
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = present(value).map(([name, member]) => `${JSON.stringify(name)}: ${inOneLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function present(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}
