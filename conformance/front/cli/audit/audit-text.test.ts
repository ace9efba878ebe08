import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { AuditDocument } from './audit-document.ts';
import { auditText } from './audit-text.ts';

const HASH = 'hiYYUxfFExxXilNdcKLG4TybhehyaYIHXaSO04iL4I8=';

/** A document with everything in it that makes lines long. */
function documentOf(more: Partial<AuditDocument> = {}): AuditDocument {
  return {
    schema: 'touchstone/audit/1',
    tool: { name: 'touchstone', version: '0' },
    target: { kind: 'directory', address: '/srv/log', vkeys: ['log.example/a+00000000+AAAA'] },
    startedAt: '2026-03-10T12:00:00.000Z',
    durationMs: 1000,
    verdict: 'wrong',
    exitCode: 1,
    because: ['4 of its resources could not be read: tile/0/000: status 500; tile/0/001: status 500; and 2 more'],
    checkpoint: {
      origin: 'log.example/a',
      size: '1000000',
      root: HASH,
      note: '',
      signatures: 'verified',
      signedBy: ['log.example+33d7b496'],
    },
    mode: 'sample',
    rootVerified: true,
    verified: { entries: '256', bundles: '1', tiles: [{ level: 0, count: '1' }], entriesPerSecond: 256 },
    notOwedBelow: '512',
    sample: { seed: '1', drawn: '200', looked: '200', of: '3904', detects: 0.0149 },
    state: { growth: 'rewritten', now: 'unchanged', before: '900000', evidence: 'state/evidence/20260310T120000Z' },
    findings: [
      {
        kind: 'bundle-differs',
        at: 'tile/entries/007, entry 1792',
        expected: `an entry with the hash ${HASH} of its tile`,
        actual: HASH,
      },
    ],
    findingsInAll: '1',
    unread: [],
    unreadInAll: '0',
    ...more,
  };
}
const text = (document: AuditDocument, look = {}) => auditText(document, { quiet: false, colour: false, ...look });

describe('the report of an audit', () => {
  test.each([{ quiet: false }, { quiet: true }])('stays within the terminal, %o', (look) => {
    for (const verdict of ['wrong', 'incomplete'] as const) {
      const lines = text(documentOf({ verdict }), { ...look, width: 80, colour: true }).split('\n');
      for (const line of lines) expect(stripVTControlCharacters(line).length, line).toBeLessThanOrEqual(80);
    }
  });
  test('has no line broken and no colour where it is not for a terminal', () => {
    const plain = text(documentOf());
    expect(plain).toContain(`expected  an entry with the hash ${HASH} of its tile\n`);
    expect(stripVTControlCharacters(plain)).toBe(plain);
    expect(stripVTControlCharacters(text(documentOf(), { colour: true }))).toBe(plain);
    expect(text(documentOf(), { colour: true })).not.toBe(plain);
  });
  test('says how far an interrupted sample came, and no bound', () => {
    const sample = { seed: '1', drawn: '10000', looked: '1933', of: '3904000', detects: 1 };
    const report = text(documentOf({ verdict: 'interrupted', because: [], findings: [], findingsInAll: '0', sample }));
    expect(report).toMatch(/Verdict: interrupted \(1,933 of a sample of 10,000 bundles; .*\)\n$/);
    expect(report).not.toContain('Proved');
  });
  test('does not call the log wrong for what may be wrong in what was given', () => {
    const finding = { kind: 'no-log-signature', at: 'checkpoint', expected: 'a', actual: 'b' } as const;
    const wrongKey = documentOf({ findings: [finding] });
    expect(text(wrongKey)).toContain('Verdict: not signed by the key given (');
    const twoFindings = documentOf({ findings: [finding, ...documentOf().findings], findingsInAll: '2' });
    expect(text(twoFindings)).toContain('Verdict: the log is wrong (');
  });
  test('names a malformed checkpoint', () => {
    const finding = { kind: 'checkpoint', at: 'checkpoint, line 2', expected: 'a', actual: 'b' } as const;
    expect(text(documentOf({ findings: [finding] }))).toContain('✗ malformed checkpoint, line 2\n');
  });
});
