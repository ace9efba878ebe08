/** sigstore-js as a writer: it has a message logged, and `@sigstore/verify` verifies the answer. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { clientFailures, judgedClient, quoted } from './judged.ts';

const program = fileURLToPath(new URL('./sigstore-js.ts', import.meta.url));

test('sigstore-js as a writer', { timeout: 600_000 }, async () => {
  const command = `${quoted(process.execPath)} --no-warnings ${quoted(program)} {base} {vkey} {artifact}`;
  const report = await judgedClient(['writer'], command, '--log-origin', 'log.example');
  expect([report.verdict, clientFailures(report)]).toEqual(['conformant', []]);
});
