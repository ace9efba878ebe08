import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { anyReport } from '../document/any-report.test-tool.ts';
import { pageOf } from './page-of.test-tool.ts';
import { invalidParts } from './valid-html.test-tool.ts';

test('the page of any report is valid HTML', () => {
  assert(
    property(anyReport, (report) => {
      expect(invalidParts(pageOf(report))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
