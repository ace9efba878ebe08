/** The links in the texts for people, and where they lead. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const withoutBlocks = (text: string): string => text.replace(/^```.*?^```$/gms, '');

const texts = new Map<string, string>();
/** The text of a file of the project. Texts stay as they are while tests run, and many links lead to one. */
export function textOf(path: string): string {
  const text = texts.get(path) ?? readFileSync(join(ROOT, path), 'utf8');
  texts.set(path, text);
  return text;
}

const anchors = new Map<string, ReadonlySet<string>>();
/** The anchors of a text: those of its headings, as Markdown renderers make them, and those that it names by itself. */
export function anchorsOf(path: string): ReadonlySet<string> {
  const found = anchors.get(path) ?? findAnchors(textOf(path));
  anchors.set(path, found);
  return found;
}

function findAnchors(text: string): ReadonlySet<string> {
  const seen = new Map<string, number>();
  const headings = [...withoutBlocks(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  const named = [...withoutBlocks(text).matchAll(/<a id="([^"]+)">/g)].map(([, name]) => name!);
  return new Set([
    ...headings.map((anchor) => {
      const before = seen.get(anchor) ?? 0;
      seen.set(anchor, before + 1);
      return before === 0 ? anchor : `${anchor}-${before}`;
    }),
    ...named,
  ]);
}

/** The relative links of a text, with the file to which each leads. */
export const linksOf = (
  path: string,
): readonly { readonly link: string; readonly to: string; readonly anchor?: string }[] =>
  [...withoutBlocks(textOf(path)).matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(([, link]) => {
    const [file, anchor] = link!.split('#') as [string, string?];
    const to = file === '' ? path : normalize(join(dirname(path), file)).replaceAll('\\', '/');
    return { link: link!, to, ...(anchor === undefined ? {} : { anchor }) };
  });

const there = new Map<string, boolean>();
function isThere(path: string): boolean {
  const found = there.get(path) ?? existsSync(join(ROOT, path));
  there.set(path, found);
  return found;
}

/** The broken relative links of a text. */
export const brokenLinks = (path: string): string[] =>
  linksOf(path).flatMap(({ link, to, anchor }) => {
    if (!isThere(to)) return [`${path}: ${link} is not there`];
    if (anchor === undefined) return [];
    return to.endsWith('.md') && anchorsOf(to).has(anchor) ? [] : [`${path}: ${to} has no heading #${anchor}`];
  });

const PATH_IN_CODE =
  /`((?:\.github|bench|conformance|contracts|docs|examples|fixtures|interop|mutation|scripts|spec|src|templates)\/[\w./-]+)`/g;

/** The paths from the top of the project that a text has in code, and that are not there. */
export const missingPaths = (path: string): string[] =>
  [...withoutBlocks(textOf(path)).matchAll(PATH_IN_CODE)].map(([, named]) => named!).filter((named) => !isThere(named));
