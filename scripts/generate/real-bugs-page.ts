/** The page of the bugs that happened elsewhere: a table for each suite. */
import { neededOptions } from '../../conformance/command/needed-options.ts';
import type { SuiteDescriptor } from '../../conformance/command/suite-descriptor.ts';
import { type RealBug, realBugs } from './real-bugs.ts';

const HEADINGS: Readonly<Record<string, string>> = {
  log: 'Transparency logs',
  feed: 'Feeds',
  migration: 'Migration tools',
};

const INTRODUCTION = `# Bugs that happened

Each row is a bug that a public tracker describes, in a log, a feed, a deployer or something like one, with the faults of
ours that show the same to somebody outside, and the check that catches them. Some of these programs have other
interfaces than ours; the mistake is the same. \`touchstone faults list\` describes the faults of the references; the
others are tools of \`conformance/migration/fakes\` or \`interop/faulty\`. The rows are in the order
of their checks. \`Needs\` has the profile without which a run does not judge by the check.

This page is generated from [real-bugs.json](../spec/real-bugs.json).
`;

const code = (text: string) => `\`${text}\``;

const row = ({ project, link, what, faults, check }: RealBug, needs: readonly string[]) =>
  `| ${code(check)} | ${what} [${project}#${link.split('/').at(-1)}](${link}) | ${faults.map(code).join(', ')} | ${needs.map(code).join(', ')} |`;

/** The text of `docs/real-bugs.md`. The rows are in the order of their checks. */
export async function realBugsPage(suites: readonly SuiteDescriptor[]): Promise<string> {
  const bugs = realBugs().toSorted((a, b) => (a.check < b.check ? -1 : a.check > b.check ? 1 : 0));
  const tables = Object.entries(HEADINGS).map(async ([name, heading]) => {
    const descriptor = suites.find((suite) => suite.name === name)!;
    const { checks } = await descriptor.suite();
    const needs = ({ check }: RealBug) => {
      const { proves } = checks.find(({ id }) => check.startsWith(`${id}#`))!;
      return neededOptions(descriptor.name, { kind: 'fault', breaks: proves[0]!, needs: {} });
    };
    const rows = bugs.filter(({ suite }) => suite === name).map((bug) => row(bug, needs(bug)));
    return `## ${heading}\n\n| Check | What happened | Faults | Needs |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return [INTRODUCTION, ...(await Promise.all(tables))].join('\n');
}
