/** `touchstone init` in a real terminal, and the files that it writes, used as they are on the reference of each suite. */

import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ended, reportIn, serveFeed, serveLog, touchstone } from '../command.test-tool.ts';
import { hasPty, inTerminal } from '../pty.test-tool.ts';
import { enterProject, type Project } from './project.test-tool.ts';

const KEY = 'c4f3a9e01b7d4f5e8a2b6c9d0e1f2a3b';
const TOOL = fileURLToPath(new URL('../../../../src/reference/migration/bin.mjs', import.meta.url));

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

let project: Project;
beforeEach(() => {
  project = enterProject();
});
afterEach(() => project.remove());

/** Writes the file, and judges by it. */
async function adopted(args: readonly string[], more: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const all = { ...process.env, ...env };
  expect(await touchstone(['init', ...args, '--ci', 'none'], { env: all })).toMatchObject({ code: 0, stderr: '' });
  return reportIn(await touchstone(['check', ...more, '--json'], { env: all }));
}

describe('the file is accepted as it is, and the reference is conformant by it:', () => {
  test('a log', async () => {
    const log = await serveLog('--entries', '300');
    const report = await adopted(['log', '--url', log.url, '--vkey', log.vkey]).finally(log.stop);
    expect(report).toMatchObject({ suite: 'log', exitCode: 0, target: { origin: log.origin } });
  }, 120_000);
  test('a log by its bare prefix', async () => {
    const log = await serveLog('--entries', '300');
    const served = await prefixOnly(`${log.url}/api/v2`);
    const report = await adopted(['log', '--url', served.url, '--vkey', log.vkey]).finally(async () => {
      await Promise.all([log.stop(), served.close()]);
    });
    expect(report).toMatchObject({ suite: 'log', exitCode: 0, profile: ['tlog-tiles'] });
  }, 120_000);
  test('a feed', async () => {
    const feed = await serveFeed('--key', KEY, '--events', '5', '--site', 'arts', '--site', 'science');
    const args = ['feed', '--url', `${feed.url}/events/arts.json`];
    const report = await adopted(args, [], { FEED_KEY: KEY }).finally(feed.stop);
    expect(report).toMatchObject({ suite: 'feed', exitCode: 0 });
  }, 120_000);
  test('a migration tool', async () => {
    const args = ['migration', '--command', `'${process.execPath}' '${TOOL}'`];
    // All checks take minutes.
    const report = await adopted(args, ['--only', 'migration/steps/**']);
    expect(report.checks.filter(({ outcome }) => outcome === 'fail')).toEqual([]);
    expect(report.checks.filter(({ outcome }) => outcome === 'pass').length).toBeGreaterThan(2);
  }, 300_000);
});

/** A proxy that has the log at its root, where no path begins with /api/v2. */
async function prefixOnly(prefix: string) {
  const server = createHttpServer(async ({ url }, answer) => {
    const from = await fetch(`${prefix}${url}`);
    const type = from.headers.get('content-type');
    answer.writeHead(from.status, type === null ? {} : { 'Content-Type': type });
    answer.end(Buffer.from(await from.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('the workflow for GitHub', () => {
  test('judges, writes its reports and the job summary', async () => {
    const log = await serveLog('--entries', '300');
    expect(await touchstone(['init', 'log', '--url', log.url, '--vkey', log.vkey, '--ci', 'github'])).toMatchObject({
      code: 0,
    });
    const { jobs } = parse(readFileSync('.github/workflows/touchstone.yml', 'utf8'));
    const steps: readonly { name?: string; run?: string }[] = jobs.conformance.steps;
    const run = (name: string) => {
      // The package is not installed here: npx is this command.
      const npx = `npx() { shift 3; '${process.execPath}' '${MAIN}' "$@"; }\n`;
      const script = `${npx}${steps.find((step) => step.name === name)!.run}`;
      const env = { ...process.env, GITHUB_STEP_SUMMARY: 'step-summary.md', GITHUB_ACTIONS: 'true' };
      return program(['bash', '-eo', 'pipefail', '-c', script], env);
    };
    const judged = await run('Judge');
    expect(judged.code, judged.text).toBe(0);
    expect((await run('Show the job summary')).code).toBe(0);
    await log.stop();
    expect(readdirSync('touchstone-report').sort()).toEqual(['badge.svg', 'ctrf.json', 'junit.xml', 'summary.md']);
    expect(readFileSync('step-summary.md', 'utf8')).toContain('conformant');
  }, 120_000);
});

/** Runs a program to its end without blocking this process, which serves what it judges. */
async function program(argv: readonly string[], env: NodeJS.ProcessEnv) {
  const { code, stdout, stderr } = await ended(
    spawn(argv[0]!, argv.slice(1), { env, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  return { code, text: stdout + stderr };
}

describe.skipIf(!hasPty)('in a terminal', () => {
  test('questions are answered by keys, and the files are written', async () => {
    const log = await serveLog('--entries', '20');
    const terminal = inTerminal(['init'], project.folder);
    await terminal.typeAfter('Which of them', 'log\r');
    await terminal.typeAfter('Address of the log', `${log.url}\r`);
    await terminal.typeAfter('Its public key', `${log.vkey}\r`);
    await terminal.typeAfter('A file for CI', 'gitlab\r');
    const { code, screen } = await terminal.end;
    await log.stop();
    expect({ code, screen }).toEqual({ code: 0, screen: expect.stringContaining('The key verifies the signature') });
    expect(readdirSync('.').sort()).toEqual(['.gitlab-ci.yml', 'touchstone.yaml']);
  }, 60_000);
  test('Ctrl-C at a question leaves nothing, with exit code 130', async () => {
    const terminal = inTerminal(['init', 'log'], project.folder);
    await terminal.typeAfter('Address of the log', 'http://127\u0003');
    const { code, screen } = await terminal.end;
    expect({ code, screen }).toEqual({
      code: 130,
      screen: expect.stringContaining('interrupted; nothing was written.'),
    });
    expect(readdirSync('.')).toEqual([]);
  }, 60_000);
  test('Ctrl-C while the log does not answer leaves nothing, with exit code 130', async () => {
    const asked = Promise.withResolvers<void>();
    const silent = createServer(() => asked.resolve()).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as AddressInfo;
    const terminal = inTerminal(['init', 'log', '--url', `http://127.0.0.1:${port}`, '--ci', 'github'], project.folder);
    await terminal.typeAfter('Its public key', '\r');
    await asked.promise;
    terminal.interruptTwice();
    const { code } = await terminal.end;
    silent.close();
    expect({ code, files: readdirSync('.') }).toEqual({ code: 130, files: [] });
  }, 60_000);
  test('Ctrl-C while a client does not end leaves nothing, also no program, with exit code 130', async () => {
    const asked = Promise.withResolvers<number>();
    const called = createHttpServer(({ url }, answer) => {
      asked.resolve(Number(url!.slice(1)));
      answer.end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => called.once('listening', resolve));
    const { port } = called.address() as AddressInfo;
    const hangs = `fetch('http://127.0.0.1:${port}/' + process.pid); setInterval(() => {}, 1000);`;
    writeFileSync('hangs.mjs', hangs);
    const command = `'${process.execPath}' hangs.mjs {url} {vkey}`;
    const terminal = inTerminal(['init', 'log-client', '--kind', 'monitor', '--ci', 'none'], project.folder);
    await terminal.typeAfter('Its command line', `${command}\r`);
    const pid = await asked.promise;
    terminal.interruptTwice();
    const { code } = await terminal.end;
    called.close();
    expect({ code, files: readdirSync('.') }).toEqual({ code: 130, files: ['hangs.mjs'] });
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  }, 60_000);
});
