import type { SuiteName } from '../../core/spec/requirement.ts';
import type { ReasonTexts } from '../cases/cases.ts';
import type { Implementation, Trophy } from './implementation-facts.ts';

/** Everything from which the pages are made. */
export interface SiteFacts {
  /** In the order in which they are shown. */
  readonly implementations: readonly Implementation[];
  readonly trophies: readonly Trophy[];
  /** All suites, in their order. Those without an implementation have no page. */
  readonly suites: readonly SuiteName[];
  readonly reasons: ReasonTexts;
  /** How Touchstone is started: `npx touchstone`. */
  readonly launcher: string;
  /** Whether the commands run in a clone of Touchstone; elsewhere they run in a project that has it installed. */
  readonly inClone: boolean;
  /** The version of Touchstone that makes the pages. */
  readonly version: string;
  /** The address of a file of the repository; the path, where it has no address. */
  readonly pageOf: (path: string) => string;
}

/** What the implementations of a suite are called. */
const TITLES: Readonly<Record<string, string>> = {
  log: 'Transparency logs',
  'log-client': 'Clients of logs',
  feed: 'Site events feeds',
  'feed-client': 'Clients of feeds',
  migration: 'Contract migration tools',
};

/** The heading of a suite. */
export const suiteTitle = (suite: string): string => (Object.hasOwn(TITLES, suite) ? TITLES[suite]! : suite);

/** The file of the page about an implementation, and of that about a suite. */
export const implementationFile = (folder: string): string => `${folder}.html`;
export const suiteFile = (suite: string): string => `requirements-${suite}.html`;
export const INDEX = 'index.html';
export const TROPHIES = 'trophies.html';

/** The suites that have implementations. */
export const shownSuites = ({ suites, implementations }: SiteFacts): readonly SuiteName[] =>
  suites.filter((suite) => implementations.some((one) => one.suite === suite));
