/** Each fault and variant of the suite of feeds is shown to clients, or is listed with the reason why not. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { virtualTime } from '../../core/run/time.ts';
import { rulesetsOf } from '../../core/spec/profile.ts';
import { faults, variants } from '../../feed/generated/alterations.ts';
import { openAlteredFeed } from '../../feed/testbed/shown/altered-feed.ts';
import { ClientRuns } from '../../lab/client/client-runs.ts';
import { readJsonAt } from '../../oracle/json/exact-json.ts';
import { eventValues } from '../oracle/members.ts';
import { feedClientSuite } from '../suite.ts';
import type { FeedChoice, FeedClientTarget, Look } from '../target/feed-client-target.ts';

interface NotShown {
  readonly why: string;
  readonly topics?: readonly string[];
  readonly names?: readonly string[];
}
const notShown = parse(readFileSync(new URL('../not-shown.yaml', import.meta.url), 'utf8')) as readonly NotShown[];

const EVENT = eventValues(readJsonAt('{"id": 1, "title": "a"}', 0).value!.root)!;
const READS = (['json', 'xml', 'jsonp'] as const).map((format) => ({ path: 'events/a', format, status: 200 }));

/** Every feed that the checks show, to a client that judges all of them rightly, so that no check ends early. */
async function shownChoices(): Promise<readonly FeedChoice[]> {
  const shown: FeedChoice[] = [];
  const time = virtualTime();
  const look: Look = {
    ...{ exchange: 1, ended: 'exit code 0', feed: 'is shown', reads: READS, content: true },
    ...{ printed: [EVENT], served: [EVENT] },
  };
  const target: FeedClientTarget = {
    ...{ absent: {}, choices: {}, exclusive: true, fields: {} },
    listen: (listener) => new ClientRuns(time).listen(listener),
    show: async (choice) => {
      shown.push(choice);
      return look;
    },
    follow: async (choice, steps) => {
      shown.push(choice);
      return steps.map(() => look);
    },
  };
  const rulesets = rulesetsOf('feed-client', ['list', 'event', 'poll']);
  await runPlan(plan(feedClientSuite, { rulesets }), target, { seed: 1n, time });
  return shown;
}

const shown = await shownChoices();
const names = new Set(shown.flatMap(({ fault, variant }) => fault ?? variant ?? []));
const files: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.entries(faults), ...Object.entries(variants)].map(([name, { file }]) => [name, file]),
);

test('many feeds are shown, and of each it can be said what a right one lists', async () => {
  expect(names.size).toBeGreaterThan(70);
  for (const choice of shown) {
    const feed = await openAlteredFeed(choice, () => Date.UTC(2026, 4, 5));
    expect(JSON.parse(await feed.rightAnswer())).toHaveProperty('data');
    feed.close();
  }
});

test('every other fault and variant of a feed is listed once, with the reason', () => {
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
