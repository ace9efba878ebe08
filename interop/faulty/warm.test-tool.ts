import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Place } from '../../conformance/lab/place/place.ts';
import { programRunner } from '../../conformance/lab/program/program.ts';
import type { ProgramResult } from '../../conformance/lab/program/program-result.ts';
import type { ProgramRunner } from '../../conformance/lab/program/program-runner.ts';
import type { Asked, Came } from './host.test-tool.ts';

const HOST = fileURLToPath(new URL('./host.test-tool.ts', import.meta.url));
const TIMEOUT_MS = 60_000;

/** Runs faulty tools in a process with loaded modules, if the result is the same there. */
export class Warm {
  #host: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  readonly #cold = programRunner();

  /** Runs a tool with this fault. Runs that are killed or that ask get a separate process. */
  program(fault: string): ProgramRunner {
    return (argv, at) => {
      const request = askedOf(fault, argv, at);
      if (!request) return this.#cold(argv, at);
      const run = this.#last.then(() => this.#run(request, at));
      this.#last = run.catch(() => {});
      return run;
    };
  }

  async #run(request: Asked, at: Place): Promise<ProgramResult> {
    for (const folder of [at.folder, at.home, at.temporary]) mkdirSync(folder, { recursive: true });
    this.#host ??= fork(HOST, { execArgv: ['--no-warnings'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const host = this.#host;
    const begunMs = performance.now();
    const came = await new Promise<Came | undefined>((resolve) => {
      const timer = setTimeout(resolve, at.timeoutMs ?? TIMEOUT_MS, undefined);
      const done = (result?: Came) => {
        clearTimeout(timer);
        host.removeAllListeners();
        resolve(result);
      };
      host.once('message', (serializable) => done(serializable as Came)).once('exit', () => done());
      host.send(request);
    });
    if (!came) this.close();
    const { code = 0, stdout = '', stderr = '' } = came ?? {};
    const leaked = (at.secrets ?? []).filter((secret) =>
      `${stdout}${stderr}`.toLowerCase().includes(secret.toLowerCase()),
    );
    const words = (text: string) => ({ text, size: Buffer.byteLength(text) });
    return {
      ended: came ? { by: 'exit', code } : { by: 'limit', limit: 'time' },
      stdout: words(stdout),
      stderr: words(stderr),
      durationMs: performance.now() - begunMs,
      ...{ left: [], strayed: [], printedSecrets: leaked },
    };
  }

  close(): void {
    this.#host?.kill('SIGKILL');
    this.#host = undefined;
  }
}

function askedOf(fault: string, argv: readonly string[], at: Place): Asked | undefined {
  const { stdin = 'closed', stop, folder, home, temporary } = at;
  const place = { fault, folder, home, temporary };
  if (stop) return undefined;
  // `/bin/sh -c COMMAND sh …`
  if (stdin === 'closed') return { ...place, argv: argv.slice(4) };
  const call = typeof stdin === 'object' && 'says' in stdin && !stdin.until ? stdin.says : undefined;
  return call && !call.includes('"call":"cli"') ? { ...place, call } : undefined;
}
