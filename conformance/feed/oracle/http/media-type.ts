/**
 * The value of a Content-Type header (RFC 9110 section 8.3).
 *
 * Anchored by: RFC 9110 section 8.3.1, the four equal examples
 */

/** A media type with its parameters. Type, names and the charset are in lower case, which they compare in. */
export interface ParsedMediaType {
  readonly type: string;
  readonly parameters: ReadonlyMap<string, string>;
}

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const TYPE = new RegExp(`^[ \\t]*(${TOKEN}/${TOKEN})`);
const PARAMETER = new RegExp(`[ \\t]*;[ \\t]*(?:(${TOKEN})=(?:(${TOKEN})|"((?:[^"\\\\]|\\\\.)*)"))?`, 'y');

/** Reads a media type; undefined for other texts, such as two values in one header. */
export function readMediaType(header: string): ParsedMediaType | undefined {
  const type = TYPE.exec(header);
  if (type === null) return undefined;
  const parameters = new Map<string, string>();
  PARAMETER.lastIndex = type[0].length;
  let end = type[0].length;
  for (let match = PARAMETER.exec(header); match !== null; match = PARAMETER.exec(header)) {
    end = PARAMETER.lastIndex;
    const name = match[1]?.toLowerCase();
    if (name === undefined) continue;
    const value = match[2] ?? match[3]!.replace(/\\(.)/g, '$1');
    const plain = name === 'charset' ? value.toLowerCase() : value;
    // A parameter with two different values has no usable value.
    parameters.set(name, parameters.has(name) && parameters.get(name) !== plain ? '' : plain);
  }
  return /^[ \t]*$/.test(header.slice(end)) ? { type: type[1]!.toLowerCase(), parameters } : undefined;
}

/**
 * JavaScript types that browsers run a script of: `text/javascript`, which is recommended, and its aliases (RFC 9239
 * sections 6.1.1 and 6.2, and the types of MIME Sniffing that are JavaScript).
 */
export function isJavaScriptType(type: string): boolean {
  return (
    /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type) ||
    /^text\/(?:javascript1\.[0-5]|jscript|livescript)$/.test(type)
  );
}

/** `application/json` and types with the suffix `+json` (RFC 6839 section 3.1). */
export function isJsonType(type: string): boolean {
  return type === 'application/json' || /^[^/]+\/[^/]+\+json$/.test(type);
}

/** `application/xml`, `text/xml` and types with the suffix `+xml` (RFC 7303 sections 4 and 9). */
export function isXmlType(type: string): boolean {
  return /^(?:application|text)\/xml$/.test(type) || /^[^/]+\/[^/]+\+xml$/.test(type);
}
