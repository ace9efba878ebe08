import { describe, expect, test } from 'vitest';
import { durationText, progressFigures, progressLine } from './audit-progress.ts';

describe('how far an audit is', () => {
  test('is said in figures that can be read', () => {
    expect(progressFigures(0, 10 ** 12, 'entries', undefined)).toBe('0 % of 1,000,000,000,000 entries');
    expect(progressFigures(999, 1000, 'bundles', 0.4)).toBe('99 % of 1,000 bundles, 1 s left');
    expect(progressFigures(0, 0, 'entries', 0)).toBe('0 % of 0 entries, 0 s left');
  });
  test.each([
    [119, '119 s'],
    [120, '2 minutes'],
    [7199, '120 minutes'],
    [7200, '2 hours'],
    [138 * 86_400, '138 days'],
    [1e12, '31,710 years'],
  ])('%d s are %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});

describe('the line of it', () => {
  const figures = '12 % of 1,000 entries';
  test('is whole where there is room', () => {
    expect(progressLine('https://log.example', figures)).toBe(`auditing https://log.example: ${figures}`);
  });
  test('fits any width, and the figures are the last to go', () => {
    for (const room of [77, 60, 44, 43, 30]) {
      const line = progressLine(`https://log.example/${'long/'.repeat(20)}end`, figures, room);
      expect(line.length).toBeLessThanOrEqual(room);
      expect(line).toContain(figures);
      if (room >= 44) expect(line).toMatch(/^auditing …\S*long\/end: /);
    }
  });
});
