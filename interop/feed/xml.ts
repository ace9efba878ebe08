/** Bodies of the feed as other parsers read them: libxml2, and Python's json and ElementTree. */

import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XmlElement } from 'libxml2-wasm';

/** An element as its name and its content: a text, or elements. */
export type Tree = readonly [name: string, content: string | readonly Tree[]];

/** The same events in both formats. */
export interface Pair {
  readonly json: Uint8Array;
  readonly xml: Uint8Array;
}

/** Python's reading of a pair, where the JSON becomes the expected tree of the XML; or the name of the error. */
export interface PythonRead {
  readonly json: Tree | string;
  readonly xml: Tree | string;
}

/** Reads all pairs by one process of `read.py`. */
export async function readByPython(pairs: readonly Pair[]): Promise<readonly PythonRead[]> {
  const program = fileURLToPath(new URL('read.py', import.meta.url));
  const child = spawn('python3', [program], { stdio: 'pipe' });
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  child.stdin.on('error', () => {}); // its own message on stderr says more
  child.stdin.end(JSON.stringify(pairs.map(({ json, xml }) => ({ json: base64(json), xml: base64(xml) }))));
  const [output, noise] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (noise !== '') throw new Error(noise);
  return JSON.parse(output);
}

/** Reads XML by libxml2; undefined where it refuses the document. */
export function readByLibxml2(xml: Uint8Array): Tree | undefined {
  try {
    using document = XmlDocument.fromBuffer(xml);
    return tree(document.root);
  } catch {
    return undefined;
  }
}

function tree(element: XmlElement): Tree {
  const children: Tree[] = [];
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) children.push(tree(node));
  }
  return [element.name, children.length > 0 ? children : element.content];
}

/** A tree without U+FEFF in front of texts: libxml2-wasm treats it as a byte order mark where a text is long. */
export function withoutMarks([name, content]: Tree): Tree {
  return [name, typeof content === 'string' ? content.replace(/^\ufeff/, '') : content.map(withoutMarks)];
}
