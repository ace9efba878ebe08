import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import type { CheckId } from '../core/check/reason.ts';
import type { RequirementId, SuiteName } from '../core/spec/requirement.ts';
import type { ErrorSection } from '../core/text/error-section.ts';

/** The folder of the repository in which `npm run generate` writes a page for each check. */
export const PAGES = 'docs/reference';

/** The path of the page about a check, with its faults and variants. */
export const checkPage = (id: CheckId): string => `${PAGES}/${id}.md`;

/** The path and heading of a requirement. A page has the requirements with one prefix, such as `LOG-CP`. */
export const requirementPage = (suite: SuiteName, id: RequirementId): string =>
  `${PAGES}/${suite}/requirements/${id.replace(/-\d+$/, '')}.md#${id.toLowerCase()}`;

/** The path of the page about a choice. */
export const choicePage = (suite: string, name: string): string => `${PAGES}/${suite}/choices/${name}.md`;

/** The path and heading of a section about errors, in the repository and in the package. */
export const errorPage = (section: ErrorSection): string => `docs/errors.md#${section}`;

/** The members of `package.json` that make an address. */
interface PackageHome {
  readonly version: string;
  readonly homepage?: string;
}

/**
 * The address of a page of this version, below the package's home page, whose repository has a tag for each release:
 * `https://example.org/touchstone/blob/v0.1.0/docs/…`. Without a home page it is the path from the working folder where
 * the page is below that, as `node_modules/touchstone/docs/errors.md`, and otherwise the path in the repository. The
 * pages about checks are in the repository alone.
 */
export function pageAddress(
  page: string,
  { version, homepage }: PackageHome = createRequire(import.meta.url)('#package') as PackageHome,
): string {
  if (homepage === undefined) return page.startsWith(PAGES) ? page : pathFromHere(page);
  return `${homepage.split('#', 1)[0]!.replace(/\/$/, '')}/blob/v${version}/${page}`;
}

function pathFromHere(page: string): string {
  const path = relative('.', join(dirname(createRequire(import.meta.url).resolve('#package')), page));
  return path.startsWith('..') ? page : path.replaceAll(sep, '/');
}
