/** The page of the last figures, `bench/RESULTS.md`. */
import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { cells, type Row } from './table.ts';

/** When and where figures were measured. */
export interface Occasion {
  /** As YYYY-MM-DD. */
  readonly date: string;
  /** The command, as one types it. */
  readonly command: string;
  /** The commit, and whether there were changes beside it. */
  readonly commit: string;
  readonly cores: number;
  readonly model: string;
  /** Bytes. */
  readonly memory: number;
  /** How many processes wanted a core in the minute before: more than a few, and the figures are of a busy machine. */
  readonly load: number;
  /** The version of Node, with the platform. */
  readonly node: string;
}

/** The present occasion. `words`: the arguments of the command. */
export function occasionHere(words: readonly string[], root: string): Occasion {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', '.', ':!bench/RESULTS.md') !== '';
  return {
    date: new Date().toISOString().slice(0, 10),
    command: ['npm run bench --', ...words].join(' '),
    commit: `${git('rev-parse', '--short=12', 'HEAD')}${changed ? ' with changes' : ''}`,
    cores: cpus().length,
    model: cpus()[0]?.model.trim() ?? 'unknown processor',
    memory: totalmem(),
    load: loadavg()[0]!,
    node: `${process.version} on ${process.platform} ${process.arch}`,
  };
}

const HEAD = `# Results of the bench

\`npm run bench -- --write\` writes this page; with the names of parts only these are measured, and the others keep their last
figures. A part that was never measured is absent. Each ratio is of two figures of one run on one machine: that which was
measured, and that under “divided by”; \`17 : 1001 ms\` are both. A ✗ is an aim that was not reached.
`;

/** The section of a part of the bench. */
export function section(part: string, rows: readonly Row[], at: Occasion): string {
  const machine = `${at.cores} cores of ${at.model}, ${(at.memory / 2 ** 30).toFixed(0)} GiB, load ${at.load.toFixed(1)}, Node ${at.node}`;
  const lines = rows.map((row) => {
    const { shown, wanted, met } = cells(row);
    const divisor = 'divisor' in row ? row.divisor : '';
    return `| ${[row.name.trim(), row.measured, shown, divisor, wanted, met].join(' | ')} |`;
  });
  return [
    `## ${part}`,
    `${at.date}, commit ${at.commit}, \`${at.command}\`  \n${machine}`,
    ['| Figure | Measured | Ratio | Divided by | Aim | |', '| --- | ---: | ---: | --- | --- | --- |', ...lines].join(
      '\n',
    ),
  ].join('\n\n');
}

/**
 * The page with new sections. `page`: its text so far, which keeps the sections of the other parts; `parts`: all parts, in
 * their order.
 */
export function withSections(page: string, sections: ReadonlyMap<string, string>, parts: readonly string[]): string {
  const before = new Map(
    page
      .split(/^(?=## )/m)
      .filter((text) => text.startsWith('## '))
      .map((text) => [text.slice('## '.length, text.indexOf('\n')), text.trimEnd()]),
  );
  const kept = parts.flatMap((part) => sections.get(part) ?? before.get(part) ?? []);
  return `${[HEAD.trimEnd(), ...kept].join('\n\n')}\n`;
}
