/** Reports of earlier versions: the order in which they were kept, whatever their days and names are. */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { packageVersion } from '../../../command/package-data.ts';
import type { Report } from '../../../report/document/report.ts';
import { resultsOfALog, soundAndSick } from './a-log.test-tool.ts';

const { base, at, clear, remove, write, trophies, runs, check, make, page } = resultsOfALog();
afterAll(remove);

let sound: Report;
let sick: Report;
beforeAll(async () => {
  [sound, sick] = await soundAndSick();
});
beforeEach(clear);

/** Judges a version, and keeps its report. */
async function keep(version: string, report: Report): Promise<void> {
  write({ version });
  runs(report);
  expect(await make('a-log', '--write')).toMatchObject({ code: 0 });
}
/** The steps of the history on the page: each version, after which it came, and the verdicts. */
const steps = (html: string) =>
  [...html.matchAll(/<h3>([^,<]+), [^<]*<\/h3><p class="note">after ([^,]+), [^:]*: ([^<]*)</g)].map((one) =>
    one.slice(1),
  );
const ended = (version: string) => `${version}-touchstone-${packageVersion()}.json`;

test('versions of one day stand in the order in which they were kept', async () => {
  await keep('v1', sick);
  await keep('v2', sound);
  await keep('v3', sick);
  expect(readdirSync(at('earlier')).sort()).toEqual([`1-${ended('v1')}`, `2-${ended('v2')}`]);
  expect(await check()).toMatchObject({ code: 0 });
  expect(steps(await page('three'))).toEqual([
    ['v3', 'v2', 'conformant, then not-conformant'],
    ['v2', 'v1', 'not-conformant, then conformant'],
  ]);
});

test('a version to which one went back is there twice, and ten come after nine', async () => {
  const versions = ['b', 'a', 'b', 'z', 'y', 'x', 'w', 'v', 'u', 't', 's', 'r'];
  for (const [i, version] of versions.entries()) await keep(version, i % 2 === 0 ? sound : sick);
  expect(readdirSync(at('earlier'))).toHaveLength(versions.length - 1);
  const [first, ...later] = versions;
  expect(steps(await page('twelve')).map(([after, before]) => `${before} ${after}`)).toEqual(
    later.map((after, i) => `${i === 0 ? first : later[i - 1]} ${after}`).reverse(),
  );
});

test('reports without a number were kept first, by their days', async () => {
  for (const version of ['3', '2', '1', '0']) await keep(version, sound);
  // The name of the second begins with its version, which is no number of ours.
  for (const [number, version, day] of [
    [1, '3', '2026-01-03'],
    [2, '2', '2026-01-02'],
  ] as const) {
    const [from, to] = [at('earlier', `${number}-${ended(version)}`), at('earlier', ended(version))];
    const kept = JSON.parse(readFileSync(from, 'utf8'));
    writeFileSync(from, JSON.stringify({ ...kept, day }));
    renameSync(from, to);
  }
  expect(await check()).toMatchObject({ code: 0 });
  expect(steps(await page('older')).map(([after]) => after)).toEqual(['0', '1', '3']);
  await keep('4', sound);
  expect(readdirSync(at('earlier'))).toContain(`4-${ended('0')}`);
});

test('a trophy stays when its defect is mended, with the version that shows it', async () => {
  await keep('v1', sick);
  const { id, reason } = sick.checks.find((one) => one.outcome === 'fail')!;
  const key = `${id}#${reason}`;
  trophies({ implementation: 'a-log', checks: [key] });
  await keep('v2', sound);
  await keep('v3', sound);
  expect(await check()).toMatchObject({ code: 0, stderr: '' });
  const own = await page('trophy');
  const link = (text: string) => `<a href="a-log.html#history-1">${text}</a>`;
  for (const html of [own, readFileSync(join(base, 'trophy', 'trophies.html'), 'utf8')]) {
    expect(html).toContain(`${link(`<code>${key}</code>`)}, in v1, and no longer in v2`);
    expect(html).toContain(`${link('A log v1')}, an earlier report; the present one is of v3`);
  }
  const [, step] = own.split('id="history-1"');
  expect(step).toMatch(/^[^>]*><h3>v2, .*Newly passing \(\d+\).*/s);
  expect(step).toContain(`<code>${id}</code>`);
});

test('a trophy that the present report shows again leads there', async () => {
  const { id, reason } = sick.checks.find((one) => one.outcome === 'fail')!;
  trophies({ implementation: 'a-log', checks: [`${id}#${reason}`] });
  for (const [i, report] of [sick, sound, sick].entries()) await keep(`v${i}`, report);
  expect(await page('again')).toMatch(/<a href="a-log.html#check-[^"]*"><code>[^<]*<\/code><\/a><\/div>/);
  expect(await page('again')).toContain('<a href="a-log.html">A log v2</a></div>');
});
