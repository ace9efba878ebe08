/** How long a line may get before an object or a list is broken into one line for each member. */
const LINE = 120;

/**
 * JSON for people: what fits into a line stands in one, everything else is broken by two spaces. Members keep the order
 * that they were made in, so that equal values give equal bytes. It ends in a newline.
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
    ? value.map((one) => render(one, inner))
    : present(value).map(([name, one]) => `${JSON.stringify(name)}: ${render(one, inner)}`);
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${members.map((member) => inner + member).join(',\n')}\n${indent}${close}`;
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = present(value).map(([name, one]) => `${JSON.stringify(name)}: ${inOneLine(one)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function present(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, one]) => one !== undefined);
}
