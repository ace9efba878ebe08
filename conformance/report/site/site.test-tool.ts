import { fakeResult } from '../../core/run/fake.test-tool.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';
import { failed, reportWith } from '../document/report.test-tool.ts';
import { keptReport } from '../kept/keep-report.ts';
import type { KeptReport } from '../kept/kept-report.ts';
import type { Implementation } from './implementation-facts.ts';
import type { SiteFacts } from './site-facts.ts';

/** A kept report of these results, by a name and a version. */
export const keptOf = (name: string, results: readonly CheckResult[], version = '1'): KeptReport =>
  keptReport(reportWith(results), { implementation: { name, version }, command: 'judge "$REPORT"', places: [] });

/** An implementation with a report of these results. */
export function implementationWith(
  folder: string,
  results: readonly CheckResult[],
  members: Partial<Implementation> = {},
): Implementation {
  const name = members.name ?? `The ${folder}`;
  return {
    folder,
    name,
    version: '1',
    about: 'It is here to be looked at.',
    kind: 'other',
    suite: 'log',
    profile: ['interface', 'tlog-tiles'],
    command: 'judge "$REPORT"',
    report: keptOf(name, results),
    earlier: [],
    ...members,
  };
}

/** The id of a check that there is, with its requirement. */
export const SERVED = { id: 'log/checkpoint/served', requirements: ['LOG-CP-001'] } as const;

/** Two logs, one of which fails, and a trophy. */
export const TWO_LOGS: SiteFacts = {
  implementations: [
    implementationWith('sound-log', [fakeResult('a', SERVED)]),
    implementationWith('sick-log', [failed('a', SERVED), fakeResult('b', { outcome: 'blocked', message: 'why' })]),
  ],
  trophies: [
    {
      title: 'It is not served',
      software: 'sick 1',
      suite: 'log',
      implementation: 'sick-log',
      checks: ['log/checkpoint/served#missing'],
      text: 'The checkpoint is `missing`.',
      link: 'https://bugs.example/1',
    },
  ],
  suites: ['log', 'feed'],
  reasons: new Map([['log/checkpoint/served#missing', 'it is `not` served']]),
  launcher: 'npx touchstone',
  inClone: false,
  version: '0.1.0',
  pageOf: (path) => path,
};
