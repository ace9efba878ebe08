/** Each fault and variant of the suite of logs is shown to clients, or is listed with the reason why not. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { virtualTime } from '../../core/run/time.ts';
import { rulesetsOf } from '../../core/spec/profile.ts';
import { ClientRuns } from '../../lab/client/client-runs.ts';
import { faults, variants } from '../../log/generated/alterations.ts';
import { openAlteredLog } from '../../log/testbed/shown/altered-log.ts';
import { logClientSuite } from '../suite.ts';
import type { LogChoice, LogClientTarget, Look } from '../target/log-client-target.ts';

interface NotShown {
  readonly why: string;
  readonly topics?: readonly string[];
  readonly names?: readonly string[];
}
const notShown = parse(readFileSync(new URL('../not-shown.yaml', import.meta.url), 'utf8')) as readonly NotShown[];

/** Every log that the checks show, to a client that is content with all logs, so that no check ends early. */
async function shownChoices(): Promise<readonly LogChoice[]> {
  const shown: LogChoice[] = [];
  const time = virtualTime();
  const look: Look = { exchange: 1, content: true, ended: 'exit code 0', log: 'is shown', reads: everything() };
  const target: LogClientTarget = {
    absent: {},
    choices: {},
    exclusive: true,
    listen: (listener) => new ClientRuns(time).listen(listener),
    show: async (choice) => {
      shown.push(choice);
      return look;
    },
    follow: async (choice, sizes, later) => {
      shown.push(choice, ...(later ? [later] : []));
      return sizes.map(() => look);
    },
    online: true,
    origin: true,
    proof: true,
    anySize: true,
    ends: true,
  };
  const rulesets = rulesetsOf('log-client', ['checkpoint', 'inclusion', 'log', 'monitor', 'writer']);
  await runPlan(plan(logClientSuite, { rulesets }), target, { seed: 1n, time });
  return shown;
}
const everything = () => [...['checkpoint', 'tile/0/001', 'tile/0/002.p/88', 'tile/1/000.p/2'].map(read), WRITTEN];
const read = (path: string) => ({ path, status: 200, bytes: 1 });
const WRITTEN = { path: 'log/entries', status: 201, bytes: 1 };

const shown = await shownChoices();
const names = new Set(shown.flatMap(({ fault, variant }) => fault ?? variant ?? []));
const files: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.entries(faults), ...Object.entries(variants)].map(([name, { file }]) => [name, file]),
);

test('many logs are shown, and each can be opened', async () => {
  expect(names.size).toBeGreaterThan(80);
  for (const choice of shown) await (await openAlteredLog(choice)).close();
});

test('every other fault and variant of a log is listed once, with the reason', () => {
  const listedNames = notShown.flatMap((group) => group.names ?? []);
  const topics = notShown.flatMap((group) => group.topics ?? []);
  for (const { why } of notShown) expect(why).toMatch(/^[A-Z].*\.$/);
  const topicOf = (name: string) => files[name]!.split('/')[0]!;
  const missing = Object.keys(files).filter(
    (name) => !names.has(name) && !listedNames.includes(name) && !topics.includes(topicOf(name)),
  );
  expect(missing).toEqual([]);
  expect(listedNames.filter((name) => names.has(name) || !(name in files) || topics.includes(topicOf(name)))).toEqual(
    [],
  );
  expect(new Set(listedNames).size).toBe(listedNames.length);
  expect(topics.filter((topic) => [...names].some((name) => topicOf(name) === topic))).toEqual([]);
});
