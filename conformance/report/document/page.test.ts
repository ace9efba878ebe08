/** Reports lead from a failure to the page about its check. */
import { describe, expect, test } from 'vitest';
import { consoleReport } from '../console/console.ts';
import { pageOf } from '../html/page-of.test-tool.ts';
import { junitReport } from '../junit/junit.ts';
import { markdownReport } from '../markdown/markdown.ts';
import { sarifReport } from '../sarif/sarif.ts';
import { failed, reportWith } from './report.test-tool.ts';

const reportAt = (home: string) => reportWith([failed('served')], { pageOf: (id) => `${home}docs/reference/${id}.md` });
const URL = 'https://forge.example/touchstone/blob/v1.0.0/docs/reference/log/fake/served.md';
const PATH = 'docs/reference/log/fake/served.md';

describe('a page with an address', () => {
  const report = reportAt('https://forge.example/touchstone/blob/v1.0.0/');
  test('is a link in Markdown and HTML', () => {
    expect(markdownReport(report)).toContain(`[<code>log/fake/served</code>](${URL})`);
    expect(pageOf(report)).toContain(`<a href="${URL}" rel="noreferrer">${URL}</a>`);
  });
  test('is the help of a rule in SARIF', () =>
    expect(JSON.parse(sarifReport(report)).runs[0].tool.driver.rules[0]).toMatchObject({ helpUri: URL }));
  test('is a line of the texts', () => {
    expect(junitReport(report)).toContain(`page: ${URL}`);
    expect(consoleReport(report, { colour: false, command: 'touchstone', launcher: 'touchstone' })).toContain(
      `    page      ${URL}\n`,
    );
  });
});

describe('a page that is only a path', () => {
  const report = reportAt('');
  test('is no link, since it would lead into the repository of the reader', () => {
    expect(markdownReport(report)).not.toContain(PATH);
    expect(pageOf(report)).toContain(`<code>${PATH}</code>, in Touchstone`);
    expect(pageOf(report)).not.toContain(`href="${PATH}"`);
  });
  test('is named with its place in the texts', () =>
    expect(consoleReport(report, { colour: false, command: 'touchstone', launcher: 'touchstone' })).toContain(
      `    page      ${PATH}, in Touchstone's repository\n`,
    ));
  test('leaves the specification as the help of a rule in SARIF', () =>
    expect(JSON.parse(sarifReport(report)).runs[0].tool.driver.rules[0]).toMatchObject({
      helpUri: 'https://c2sp.org/tlog-tiles',
      help: { text: expect.stringContaining(`or see ${PATH}.`) },
    }));
});
