/** Servers for tests: programs in a folder whose name has a space and non-ASCII letters. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from './free-ports.ts';

/**
 * Every server writes the ids of its processes into the file `pids`, one per line, and answers with its own id: at
 * first with 503.
 */
const PROGRAMS = {
  plain: '',
  /** Starts one more process that does nothing and does not keep its streams open. */
  forks: `
    const { spawn } = require('node:child_process');
    note(spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' }).pid);`,
  /** Starts a process that leaves its process group and ignores SIGTERM. */
  daemonises: `
    const { spawn } = require('node:child_process');
    const idle = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)";
    note(spawn(process.execPath, ['-e', idle], { stdio: 'ignore', detached: true }).pid);`,
  /** Starts a process with an empty environment in a session of its own, whose parent has ended. */
  hides: `
    const { execFileSync } = require('node:child_process');
    const idle = 'sleep 1000 </dev/null >/dev/null 2>&1 & echo $!';
    note(Number(execFileSync('setsid', ['env', '-i', '/bin/sh', '-c', idle])));`,
  ignoresTerm: `process.on('SIGTERM', () => {});`,
  /** Works for a moment after SIGTERM, and notes that it finished. */
  lingers: `
    process.on('SIGTERM', () => setTimeout(() => { fs.writeFileSync('lingered', ''); process.exit(); }, 300));`,
  /** Dies at the third request, without an answer. */
  dies: `
    server.prependListener('request', () => {
      if (++asked < 3) return;
      write(2, '\\x1b[31mError: out of\\u0007 luck\\x1b[0m\\n    at server.js:1:2\\n');
      process.exit(3);
    });`,
  /** Dies when it is started the second time. */
  once: `
    if (fs.existsSync('once')) { console.error('it was here before'); process.exit(4); }
    fs.writeFileSync('once', '');`,
  /** Runs and never listens when it is started the second time. */
  onceLoud: `
    if (fs.existsSync('once')) server.listen = () => setInterval(() => {}, 1000);
    fs.writeFileSync('once', '');`,
  /** Takes three seconds before it listens. */
  late: `
    const listen = server.listen.bind(server);
    server.listen = (...args) => setTimeout(listen, 3000, ...args);`,
  /** Takes eight seconds before it listens: longer than a child takes to begin on a busy machine. */
  later: `
    const listen = server.listen.bind(server);
    server.listen = (...args) => setTimeout(listen, 8000, ...args);`,
  /** Writes 10 MB to each of its streams before it listens. */
  chatty: `
    const line = 'x'.repeat(99) + '\\n';
    for (const out of [1, 2]) for (let i = 0; i < 100_000; i++) write(out, line);`,
  /** Runs, and never listens. */
  silent: `server.listen = () => setInterval(() => {}, 1000);`,
};

export type ServerProgram = keyof typeof PROGRAMS;

const BEGIN = `
  const fs = require('node:fs');
  const { createServer } = require('node:http');
  const note = (pid) => fs.appendFileSync('pids', pid + '\\n');
  const write = (out, text) => {
    for (let left = Buffer.from(text); left.length > 0; )
      try { left = left.subarray(fs.writeSync(out, left)); } catch (e) { if (e.code !== 'EAGAIN') throw e; }
  };
  let asked = 0;
  let answered = 0;
  note(process.pid);
  const server = createServer((_, answer) => {
    answer.writeHead(answered++ === 0 ? 503 : 200).end(String(process.pid));
  });`;
const END = `
  server.listen(Number(process.argv[2]), '127.0.0.1');`;

/** A folder to start servers in. */
export interface ServerFolder {
  readonly folder: string;
  /** The address of a server that `command` starts. */
  readonly url: string;
  command(program: ServerProgram): string;
  /** The process ids that servers have written. */
  pids(): number[];
  /** The server's answer: its process id. */
  ask(): Promise<number>;
  [Symbol.dispose](): void;
}

/** Makes a folder, and finds a free port. */
export async function serverFolder(): Promise<ServerFolder> {
  const folder = join(mkdtempSync(join(tmpdir(), 'touchstone-')), 'séparé höfe');
  mkdirSync(folder);
  const [port] = await freePorts(1);
  const url = `http://127.0.0.1:${port}/checkpoint`;
  // The file exists for a moment before its first line does.
  const pids = () => readFileSync(join(folder, 'pids'), 'utf8').split('\n').slice(0, -1).map(Number);
  return {
    folder,
    url,
    command: (program) => {
      writeFileSync(join(folder, `${program} ü.cjs`), BEGIN + PROGRAMS[program] + END);
      return `'${process.execPath}' '${program} ü.cjs' ${port}`;
    },
    pids,
    ask: async () => Number(await (await fetch(url, { headers: { connection: 'close' } })).text()),
    [Symbol.dispose]: () => rmSync(dirname(folder), { recursive: true, force: true }),
  };
}

/** Whether a process runs. A zombie process does not. */
export function isRunning(pid: number): boolean {
  try {
    return /^State:\s+[^ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Waits until a condition holds, for ten seconds at most. */
export async function waitUntil(so: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !so(); i++) await sleep(50);
  if (!so()) throw new Error('the condition did not become true');
}
