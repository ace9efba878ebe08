import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { configText } from './config-text.ts';

const text = (found: string, value: unknown) =>
  configText('log', {
    found: [found],
    secrets: [],
    lines: [
      { key: 'url', value, comment: found },
      { key: 'vkey', value, asComment: true },
    ],
  });

test('every value is read as it was, whatever the target said, and comments stay comments', () => {
  const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code));
  const texts = oneof(string({ unit: 'binary' }), string({ unit: constantFrom(...controls) }));
  assert(
    property(texts, texts, (found, value) => {
      const shown = text(found, value.toWellFormed());
      expect(parse(shown)).toEqual({ log: { url: value.toWellFormed() } });
      expect(shown).not.toMatch(/[^\P{Cc}\n]/u);
    }),
    { numRuns: 300 },
  );
});

test('an option that stands as a comment is right once its mark is removed', () => {
  const shown = text('x', ['one', 'two, three']).replaceAll(/^( {2})# (?=vkey|\s+-)/gm, '$1');
  expect(parse(shown)).toEqual({ log: { url: ['one', 'two, three'], vkey: ['one', 'two, three'] } });
});
