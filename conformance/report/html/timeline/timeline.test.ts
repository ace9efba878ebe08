import { describe, expect, test } from 'vitest';
import type { Moment } from '../../../core/verdict/moment.ts';
import { reportWith } from '../../document/report.test-tool.ts';
import { sectionElement } from '../page-section.ts';
import { timelineSections } from './timeline.ts';
import { transactionTable } from './transactions.ts';

const sectionsOf = (...moments: Moment[]) =>
  timelineSections(reportWith([], { moments })).map((section) => sectionElement(section).html);
const size = (atMs: number, value: string): Moment => ({ atMs, what: 'tree-size', value });
const cells = (html: string) => [...html.matchAll(/<t[hd](?: scope="row")?>(.*?)<\/t[hd]>/g)].map(([, text]) => text);

describe('growth', () => {
  test('is a line of steps, and a table of the same sizes', () => {
    const [html] = sectionsOf(size(1000, '5'), size(2000, '10'), size(3000, '20'));
    expect(html).toContain('d="M0 180H380V120H760V0"');
    expect(cells(html!)).toEqual(['1.00 s', '5', '2.00 s', '10', '3.00 s', '20']);
    expect(html).not.toContain('It fell');
  });
  test('says how often the size fell', () => {
    expect(sectionsOf(size(1, '5'), size(2, '4'))[0]).toContain('It fell once');
    expect(sectionsOf(size(1, '5'), size(2, '4'), size(3, '5'), size(4, '1'))[0]).toContain('It fell 2 times');
  });
  test('of the largest sizes is drawn as well', () => {
    expect(sectionsOf(size(1, '0'), size(2, '18446744073709551615'))[0]).toContain('18446744073709551615 entries');
  });
  test('is absent where the tree had one size, or where a value is not a size', () => {
    expect(sectionsOf(size(1, '5'))).toEqual([]);
    expect(sectionsOf(size(1, 'a'), size(2, '<b>'))).toEqual([]);
    expect(timelineSections(reportWith([]))).toEqual([]);
  });
});

describe('publishing', () => {
  const moment = (atMs: number, what: string, value: string): Moment => ({ atMs, what, value });
  test('is a line for each item, from its publication to its withdrawal', () => {
    const [html] = sectionsOf(
      moment(1000, 'published', 'a'),
      moment(1500, 'published', '<b>'),
      moment(1600, 'published', 'a'),
      moment(2000, 'withdrawn', 'a'),
      moment(3000, 'published', 'a'),
    );
    expect(cells(html!)).toEqual([
      ...['a', '1.00 s', '2.00 s'],
      ...['&lt;b&gt;', '1.50 s', 'not withdrawn'],
      ...['a', '3.00 s', 'not withdrawn'],
    ]);
    expect(html).toContain('Not withdrawn: 2.');
    expect(/class="dot" d="([^"]*)"/.exec(html!)![1]!.split('M')).toHaveLength(4);
  });
});

test('transactions are lines over time, those that were not mined apart, and a table', () => {
  const { html } = transactionTable([
    { k: 1, atMs: 1000, gas: '100', ended: 'mined' },
    { k: 2, atMs: 1500, gas: '50', ended: 'reverted' },
    { k: 3, atMs: 2000, ended: 'refused' },
  ]);
  expect(html).toContain('d="M0 36v-36"');
  expect(html).toContain('d="M380 36v-18M760 36v-36"');
  expect(cells(html)).toEqual([
    '1',
    '1.00 s',
    '100',
    'mined',
    '2',
    '1.50 s',
    '50',
    'reverted',
    '3',
    '2.00 s',
    'unknown',
    'refused',
  ]);
});
