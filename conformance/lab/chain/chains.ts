import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { siblingModule } from '../../core/text/sibling-module.ts';
import { LabError } from '../lab-error.ts';
import { OutputTail } from '../process/output-tail.ts';
import { Chain } from './chain.ts';
import type { ChainHostReply, ChainHostRequest, LabChainSettings } from './chain-host-messages.ts';

/** Hardhat is loaded within it, which takes a busy machine its time. */
const ANSWERED_WITHIN_MS = 60_000;

type Question = ChainHostRequest extends infer One ? (One extends ChainHostRequest ? Omit<One, 'id'> : never) : never;

interface Host {
  readonly child: ChildProcess;
  readonly waiting: Map<number, PromiseWithResolvers<ChainHostReply>>;
}

/**
 * Chains for scenarios, all in one process (`chain-host.ts`) that is started with the first one. A fresh one takes some
 * milliseconds.
 */
export class Chains {
  readonly #execArgv: readonly string[];
  #host: Host | undefined;
  #last = 0;

  /** `execArgv`: arguments of Node for that process. */
  constructor({ execArgv = [] }: { execArgv?: readonly string[] } = {}) {
    this.#execArgv = execArgv;
  }

  /** The process that has them, once there is one. */
  get pid(): number | undefined {
    return this.#host?.child.pid;
  }

  /** Opens a chain at its first block. @throws LabError where Hardhat is not installed or refuses the settings. */
  async open(settings: LabChainSettings = {}): Promise<Chain> {
    const host = (this.#host ??= this.#begin());
    const told = await this.#ask(host, { do: 'open', settings });
    if (!('chain' in told)) throw new LabError('error' in told ? told.error : 'the chain did not open');
    const { url, accounts, chain } = told;
    return new Chain(url, accounts, async () => {
      // A process that is gone has closed all of its chains.
      if (this.#host === host) await this.#ask(host, { do: 'close', chain }).catch(() => {});
    });
  }

  /** Closes all of them. */
  async close(): Promise<void> {
    const child = this.#host?.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.ref();
    child.kill('SIGKILL');
    await gone;
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
      const said = words.words();
      const error = new LabError(`the process that has the chains ended (${how})${said && `: ${said}`}`);
      for (const { reject } of host.waiting.values()) reject(error);
      host.waiting.clear();
    };
    child.on('error', (error) => lose(error.message));
    // After its last words.
    child.on('close', (code, signal) => lose(signal ?? `exit code ${code}`));
    child.on('exit', () => {
      if (this.#host === host) this.#host = undefined;
    });
    child.on('message', (told: ChainHostReply) => host.waiting.get(told.id)?.resolve(told));
    hold(host);
    return host;
  }

  async #ask(host: Host, question: Question): Promise<ChainHostReply> {
    const id = ++this.#last;
    const answer = Promise.withResolvers<ChainHostReply>();
    host.waiting.set(id, answer);
    hold(host);
    const late = setTimeout(
      () => answer.reject(new LabError(`the process that has the chains did not answer in ${ANSWERED_WITHIN_MS} ms`)),
      ANSWERED_WITHIN_MS,
    );
    // Where it cannot be sent the end of the process tells more.
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

/** We may end while the process has nothing to tell us: then it ends as well. */
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

/** Ours without what would make another Hardhat or another Node of it; and it reports nothing to anybody. */
function environment(): NodeJS.ProcessEnv {
  const ours = Object.entries(process.env).filter(([name]) => !/^(HARDHAT_|NODE_OPTIONS$|VITEST)/.test(name));
  return { ...Object.fromEntries(ours), HARDHAT_DISABLE_TELEMETRY: 'true' };
}
