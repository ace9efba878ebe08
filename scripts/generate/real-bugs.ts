/** The bugs that happened elsewhere, each with the fault of ours that shows the same: `spec/real-bugs.json`, and its page. */
import { readFileSync } from 'node:fs';

/** A bug that a public tracker describes. */
export interface RealBug {
  readonly suite: string;
  readonly project: string;
  readonly link: string;
  /** What happened, as somebody outside saw it: one sentence. */
  readonly what: string;
  /** Faults that show the same: of the reference, or tools of `conformance/migration/fakes` or `interop/faulty`. */
  readonly faults: readonly string[];
  /** The check that fails for each of these faults, and its reason. */
  readonly check: string;
}

const HEADINGS: Readonly<Record<string, string>> = {
  log: 'Transparency logs',
  feed: 'Feeds',
  migration: 'Migration tools',
};

const INTRODUCTION = `# Bugs that happened

Each row is a bug that a public tracker describes, in a log, a feed, a deployer or something like one, with the faults of
ours that show the same to somebody outside, and the check that catches them. Some of these programs have other
interfaces than ours; the mistake is the same. \`touchstone faults list\` describes the faults of the references; the
others are tools of [fakes](../conformance/migration/fakes) or [interop/faulty](../interop/faulty).

This page is generated from [real-bugs.json](../spec/real-bugs.json).
`;

/** The rows of `spec/real-bugs.json`. */
export function realBugs(): readonly RealBug[] {
  return JSON.parse(readFileSync(new URL('../../spec/real-bugs.json', import.meta.url), 'utf8'));
}

const code = (text: string) => `\`${text}\``;
const row = ({ project, link, what, faults, check }: RealBug) =>
  `| ${what} [${project}#${link.split('/').at(-1)}](${link}) | ${faults.map(code).join(', ')} | ${code(check)} |`;

/** The text of `docs/real-bugs.md`: a table for each suite. */
export function realBugsPage(): string {
  const bugs = realBugs();
  const tables = Object.entries(HEADINGS).map(([suite, heading]) => {
    const rows = bugs.filter((bug) => bug.suite === suite).map(row);
    return `## ${heading}\n\n| What happened | Faults | Check |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return [INTRODUCTION, ...tables].join('\n');
}
