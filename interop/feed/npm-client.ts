/** A client from the npm registry, unmodified, in a separate process. */

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Question } from './conversation.ts';

/** A client's process, which reads one feed. */
export interface NpmClient {
  /** The outcome that the client gave its caller; `died`, with the error, where the process crashed. */
  ask(question: Question): Promise<unknown>;
  close(): Promise<void>;
}

const file = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));

/** Starts `{name}.ts`, which runs until it is closed, or this process ends. */
export function npmClient(name: 'uwapi' | 'uwaterloo-api', url: string): NpmClient {
  const child = spawn(process.execPath, ['--import', file('to-local'), file(name)], {
    stdio: 'pipe',
    env: { ...process.env, FEED_PORT: new URL(url).port },
  });
  child.stdin.on('error', () => {}); // the end of the process reports a crash
  let noise = '';
  child.stderr.on('data', (text: Buffer) => (noise += text));
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(question) {
      child.stdin.write(`${JSON.stringify(question)}\n`);
      const { value, done } = await lines.next();
      if (done !== true) return JSON.parse(value);
      await ended;
      return { died: /^\w*Error: .*/m.exec(noise)?.[0] ?? noise };
    },
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}
