/** The page of the implementations of `results/`: a table for each suite, with the command of each row. */
import { fileURLToPath } from 'node:url';
import type { SuiteDescriptor } from '../../conformance/command/suite-descriptor.ts';
import { listedSuites } from '../../conformance/front/cli/list/suites.ts';
import { readResults } from '../../conformance/front/cli/results/read-results.ts';
import type { KeptReport } from '../../conformance/report/kept/kept-report.ts';
import type { Implementation } from '../../conformance/report/site/implementation-facts.ts';

const RESULTS = fileURLToPath(new URL('../../results', import.meta.url));

const HEADINGS: Readonly<Record<string, string>> = {
  log: 'Logs',
  'log-client': 'Clients of logs',
  feed: 'Feeds',
  'feed-client': 'Clients of feeds',
  migration: 'Migration tools',
};

const VERDICTS: Partial<Record<KeptReport['verdict'], string>> = {
  conformant: 'conformant',
  'not-conformant': 'not conformant',
  incomplete: 'incomplete',
};

/** So many failures are named; of more, the table has their number. */
const NAMED = 10;

const INTRODUCTION = `# Implementations that were judged

Each row is a folder of \`results/\` in the repository. The command makes its result again, in the clone, and says what differs;
[Implementations side by side](results.md) says how, and how to add a row. A demand that is broken makes the verdict _not
conformant_, a recommendation is a warning; \`touchstone explain\` says what is meant by each name. Of a client, each is a lie
that it believes, or a truth that it refuses. The last column says which software each command needs beside Node.
[Twenty entries](verified-by-hand.md) of clients were tried without the suite.

This page is generated from \`results/\` (\`npm run generate\`).
`;

const code = (text: string): string => `\`${text}\``;

/** The failures of a level, by the id of their check and their reason. */
function broken({ folder, report }: Implementation, level: 'must' | 'should'): string {
  const levels = new Map(report.requirements.map((one) => [one.id, one.level]));
  const keys = report.checks
    .filter(({ outcome, requirement }) => outcome === 'fail' && levels.get(requirement) === level)
    .map(({ id, reason }) => code(`${id}#${reason}`));
  return keys.length > NAMED ? `${keys.length}, in ${code(`results/${folder}/report.json`)}` : keys.join(', ');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

function row(one: Implementation): string {
  const { folder, name, version, url, kind, profile, needs = [], report } = one;
  const maker = kind === 'other' ? '' : `, ${kind}`;
  return `| ${[
    `${url === undefined ? name : `[${name}](${url})`} ${version}${maker}`,
    profile.join(', '),
    VERDICTS[report.verdict] ?? report.verdict,
    broken(one, 'must'),
    broken(one, 'should'),
    code(`npm run results -- ${folder}`),
    needs.join(', '),
  ]
    .map(cell)
    .join(' | ')} |`;
}

/** The text of `docs/judged.md`, without folders that `touchstone results --check` refuses: those have to be made again first. */
export async function judgedPage(suites: readonly SuiteDescriptor[]): Promise<string> {
  const { implementations } = readResults(RESULTS, { suites: await listedSuites(suites) });
  const head = [
    'Implementation',
    'Judged by',
    'Verdict',
    'Demands broken',
    'Recommendations broken',
    'Command',
    'Needs',
  ];
  const lines = [head, head.map(() => '---')].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const tables = Object.entries(HEADINGS).map(([suite, heading]) => {
    const rows = implementations.filter((one) => one.suite === suite).map(row);
    return `## ${heading}\n\n${lines}\n${rows.join('\n')}\n`;
  });
  return [INTRODUCTION, ...tables].join('\n');
}
