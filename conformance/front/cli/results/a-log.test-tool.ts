import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { packageVersion } from '../../../command/package-data.ts';
import { withParts } from '../../../log/testbed/parts.ts';
import { jsonReport } from '../../../report/document/json.ts';
import { realReport } from '../../../report/document/report.test-tool.ts';
import type { Report } from '../../../report/document/report.ts';
import { touchstone } from '../command.test-tool.ts';

/** The command: it finds the report that the run would write beside the folder of results. */
export const COMMAND = 'cp a-log.json "$REPORT"';
const FILE = {
  name: 'A log',
  version: '1.0',
  about: 'It is judged by this test.',
  kind: 'other',
  suite: 'log',
  profile: ['interface', 'tlog-tiles'],
  command: COMMAND,
};

/** A folder of results with one implementation, `a-log`, and the commands that read it. */
export function resultsOfALog() {
  const base = mkdtempSync(join(tmpdir(), 'touchstone-results-'));
  const root = join(base, 'clone');
  const folder = join(root, 'results');
  const at = (...names: string[]) => join(folder, 'a-log', ...names);
  return {
    base,
    root,
    folder,
    at,
    /** Removes it, and begins with a folder that is empty. */
    clear: () => {
      rmSync(root, { recursive: true, force: true });
      mkdirSync(at(), { recursive: true });
    },
    remove: () => rmSync(base, { recursive: true }),
    write: (members: object = {}) => writeFileSync(at('implementation.yaml'), stringify({ ...FILE, ...members })),
    report: (members: object) => {
      const kept = JSON.parse(readFileSync(at('report.json'), 'utf8'));
      writeFileSync(at('report.json'), JSON.stringify({ ...kept, ...members }));
    },
    trophies: (members: object) => {
      const one = { title: 'T', software: 's 1', suite: 'log', text: 'x', link: 'https://bugs.example/1', ...members };
      writeFileSync(join(folder, 'trophies.yaml'), stringify({ trophies: [one] }));
    },
    /** The report that the next run makes. */
    runs: (value: Report) => writeFileSync(join(root, 'a-log.json'), jsonReport(value)),
    check: () => touchstone(['results', folder, '--check']),
    make: (...args: string[]) => touchstone(['results', 'make', '--in', folder, ...args]),
    /** Writes the site into a folder, and gives the page about the log. */
    page: async (name: string): Promise<string> => {
      const { code, stderr } = await touchstone(['results', folder, '--out', join(base, name)]);
      if (code !== 0) throw new Error(stderr);
      return readFileSync(join(base, name, 'a-log.html'), 'utf8');
    },
  };
}

/** Reports of a log that is sound, and of one whose tiles are wrong, by this version. */
export async function soundAndSick(): Promise<readonly [sound: Report, sick: Report]> {
  const tool = { name: 'touchstone', version: packageVersion() };
  const sound = { ...(await realReport()), tool };
  const install = (rig: Parameters<typeof withParts>[0]) =>
    withParts(rig, { leafHash: rig.parts.nodeHash.bind(null, new Uint8Array(32)) });
  return [sound, { ...(await realReport({ install })), tool }];
}
