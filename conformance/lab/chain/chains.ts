import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { siblingModule } from '../../core/text/sibling-module.ts';
import { LabError } from '../lab-error.ts';
import { OutputTail } from '../process/output-tail.ts';
import { Chain } from './chain.ts';
import type { ChainHostReply, ChainHostRequest, LabChainSettings } from './chain-host-messages.ts';

/** The time limit of a request: it includes loading Hardhat, which is slow on a busy machine. */
const ANSWERED_WITHIN_MS = 60_000;

type Question = ChainHostRequest extends infer One ? (One extends ChainHostRequest ? Omit<One, 'id'> : never) : never;

interface Host {
  readonly child: ChildProcess;
  readonly waiting: Map<number, PromiseWithResolvers<ChainHostReply>>;
}

/**
 * Chains for scenarios, all in one process (`chain-host.ts`) that starts with the first chain. A further chain takes
 * some milliseconds.
 */
export class Chains {
  readonly #execArgv: readonly string[];
  #host: Host | undefined;
  #last = 0;

  /** `execArgv`: Node's arguments for that process. */
  constructor({ execArgv = [] }: { execArgv?: readonly string[] } = {}) {
    this.#execArgv = execArgv;
  }

  /** The id of the process that hosts the chains, once it runs. */
  get pid(): number | undefined {
    return this.#host?.child.pid;
  }

  /** Opens a chain at its first block. @throws LabError where Hardhat is not installed or refuses the settings. */
  async open(settings: LabChainSettings = {}): Promise<Chain> {
    const host = (this.#host ??= this.#begin());
    const reply = await this.#ask(host, { do: 'open', settings });
    if (!('chain' in reply)) throw new LabError('error' in reply ? reply.error : 'the chain did not open');
    const { url, accounts, chain } = reply;
    return new Chain(url, accounts, async () => {
      // A process that has ended has closed all of its chains.
      if (this.#host === host) await this.#ask(host, { do: 'close', chain }).catch(() => {});
    });
  }

  /** Closes all chains and their process. */
  async close(): Promise<void> {
    const child = this.#host?.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.ref();
    child.kill('SIGKILL');
    await exited;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #begin(): Host {
    const child = fork(fileURLToPath(siblingModule(import.meta.url, './chain-host')), [], {
      serialization: 'advanced',
      execArgv: [...this.#execArgv],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: environment(),
    });
    const host: Host = { child, waiting: new Map() };
    const words = new OutputTail();
    child.stderr?.on('data', (bytes: Buffer) => words.add(bytes));
    const lose = (how: string) => {
      if (this.#host === host) this.#host = undefined;
      const lastWords = words.words();
      const error = new LabError(`the process that hosts the chains ended (${how})${lastWords && `: ${lastWords}`}`);
      for (const { reject } of host.waiting.values()) reject(error);
      host.waiting.clear();
    };
    child.on('error', (error) => lose(error.message));
    // `close` comes after the last output.
    child.on('close', (code, signal) => lose(signal ?? `exit code ${code}`));
    child.on('exit', () => {
      if (this.#host === host) this.#host = undefined;
    });
    child.on('message', (reply: ChainHostReply) => host.waiting.get(reply.id)?.resolve(reply));
    hold(host);
    return host;
  }

  async #ask(host: Host, question: Question): Promise<ChainHostReply> {
    const id = ++this.#last;
    const answer = Promise.withResolvers<ChainHostReply>();
    host.waiting.set(id, answer);
    hold(host);
    const late = setTimeout(
      () => answer.reject(new LabError(`the process that hosts the chains did not answer in ${ANSWERED_WITHIN_MS} ms`)),
      ANSWERED_WITHIN_MS,
    );
    // If the request cannot be sent, the end of the process explains more.
    host.child.send({ id, ...question } as ChainHostRequest, () => {});
    try {
      return await answer.promise;
    } finally {
      clearTimeout(late);
      host.waiting.delete(id);
      hold(host);
    }
  }
}

/** Keeps this process alive only while a reply is pending. When this process ends, the other ends as well. */
function hold({ child, waiting }: Host): void {
  const streams = child.stderr as { ref?(): void; unref?(): void } | null;
  if (waiting.size > 0) {
    child.ref();
    child.channel?.ref();
    streams?.ref?.();
  } else {
    child.unref();
    child.channel?.unref();
    streams?.unref?.();
  }
}

/** Our environment without variables that change how Node or Hardhat runs, and with telemetry disabled. */
function environment(): NodeJS.ProcessEnv {
  const ours = Object.entries(process.env).filter(([name]) => !/^(HARDHAT_|NODE_OPTIONS$|VITEST)/.test(name));
  return { ...Object.fromEntries(ours), HARDHAT_DISABLE_TELEMETRY: 'true' };
}
