/** sigstore-python as a writer: it has a message and an envelope logged, and verifies the answers. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { pythonEnvironment } from '../python/environment.ts';
import { clientFailures, judgedClient, quoted } from './judged.ts';

const client = fileURLToPath(new URL('../python/python-sigstore/client.py', import.meta.url));
const python = await pythonEnvironment().catch((cause: Error) => {
  console.warn(`skipped: sigstore-python, since its environment cannot be had: ${cause.message}`);
  return undefined;
});

if (python === undefined) test.skip('sigstore-python: its environment cannot be had');
else
  describe('sigstore-python as a client of logs', { timeout: 600_000 }, () => {
    test('a writer, which prints what failed', async () => {
      const command = `${quoted(python)} ${quoted(client)} {base} {vkey} < {artifact}`;
      const report = await judgedClient(['writer'], command, '--refusal', '"failed"', '--log-origin', 'log.example');
      expect([report.verdict, clientFailures(report)]).toEqual(['conformant', []]);
    });
  });
