/** The messages and questions of a migration. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MigrationError } from '../error.ts';
import { SILENT } from '../library/reporter.ts';
import { type EmptyChain, emptyChain } from '../local-chain/empty.test-tool.ts';
import { LocalChain } from '../local-chain/local-chain.ts';
import { PARTS } from '../parts.ts';
import { migrate } from './migrate.ts';

describe('a migration', { timeout: 60_000 }, () => {
  let chain: EmptyChain;
  let output: string;
  beforeEach(async () => {
    chain = await emptyChain();
    output = join(await mkdtemp(join(tmpdir(), 'said-')), 'migration.json');
  });
  afterEach(async () => {
    await chain.close();
    await rm(join(output, '..'), { recursive: true });
  });

  test('names remedies where no node answers at the default address', async () => {
    const provider = () => ({ request: () => Promise.reject(new MigrationError('node', 'no answer')) });
    const request = { steps: ['base'] as const, parts: { ...PARTS, provider }, reporter: SILENT };
    const advice = /^no answer\. Give the URL of a node \(--provider URL\), or start a local chain there/;
    await expect(migrate({ ...request, options: { output } })).rejects.toThrow(advice);
    const given = migrate({ ...request, options: { output, provider: 'http://127.0.0.1:18544' } });
    await expect(given).rejects.toThrow(/^no answer$/);
  });

  test('reports whether it wrote the file', async () => {
    const lines: string[] = [];
    const reporter = { ...SILENT, say: (text: string) => void lines.push(text) };
    const options = { provider: chain, output };
    await migrate({ steps: ['base'], options, parts: PARTS, reporter });
    expect(lines.at(-1)).toBe(`Wrote ${output}`);
    await migrate({ steps: ['base'], options, parts: PARTS, reporter });
    expect(lines.slice(-2)).toEqual(['All is done: there is nothing to send', `${output} has it already`]);
  });

  test('asks nothing where there is nothing to send', async () => {
    const questions: string[] = [];
    const confirm = async (question: string) => questions.push(question) > 0;
    const run = () =>
      migrate({
        steps: ['base'],
        options: { provider: chain, output },
        parts: PARTS,
        reporter: { ...SILENT, asks: true, confirm },
      });
    const first = await run();
    expect([await run(), questions]).toEqual([first, [expect.stringContaining('Migrate base')]]);
  });

  test('the question names the steps, their cost, and discarded results', async () => {
    const questions: string[] = [];
    const confirm = async (question: string) => questions.push(question) < 0;
    const reporter = { ...SILENT, confirm };
    for (const restart of [false, true]) {
      const run = migrate({ steps: ['base'], options: { provider: chain, output, restart }, parts: PARTS, reporter });
      await expect(run).rejects.toThrow('Nothing was migrated');
    }
    const cost = /for more than 0\.\d+ ETH\?$/;
    expect(questions).toEqual([expect.stringMatching(cost), expect.stringMatching(cost)]);
    expect(questions[0]).toMatch(/^Migrate base on private for /);
    expect(questions[1]).toMatch(/^Migrate base on private again, discarding the earlier deployment, for /);
  });

  test('asks with the cost from a copy of the chain, unless that is switched off', async () => {
    const server = LocalChain.server();
    try {
      await server.listen(0);
      const questions: string[] = [];
      const reporter = { ...SILENT, asks: true, confirm: async (question: string) => questions.push(question) < 0 };
      for (const more of [{}, { simulate: false }]) {
        const options = { provider: server.url as string, output, ...more };
        const migration = migrate({ steps: ['base'], options, parts: PARTS, reporter });
        await expect(migration).rejects.toThrow('Nothing was migrated');
      }
      expect(questions).toEqual([
        expect.stringMatching(/^Migrate base on private for about 0\.\d+ ETH\?$/),
        expect.stringMatching(/^Migrate base on private for more than 0\.\d+ ETH\?$/),
      ]);
    } finally {
      await server.close();
    }
  });
});
