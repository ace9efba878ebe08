/** A small migration tool in parts, each of which a fake may replace. */

/** The options of a migration on the command line. */
export interface Options {
  readonly command: string;
  readonly provider: string;
  readonly output: string;
  readonly params: string;
  readonly coreVersion?: string | undefined;
  readonly gasPrice?: string | undefined;
  readonly privateKey?: string | undefined;
  readonly mnemonic?: string | undefined;
  readonly quiet: boolean;
  readonly force: boolean;
  readonly restart: boolean;
}

export type Json = Readonly<Record<string, unknown>>;
export type Result = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
/** Sends a request to the node. Rejects unless it gives a result. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>;
/** Sends a transaction that deploys a contract with this code, or calls one. Gives the contract's address. */
export type Send = (data: string, to?: string) => Promise<string>;

/** The input of a step. */
export interface Work {
  readonly options: Options;
  readonly params: Json;
  readonly before: Result;
  readonly ask: Ask;
  readonly send: Send;
}

export interface Parts {
  readonly help: string;
  readonly version: string;
  readonly completion: string;
  /** Runs before anything is read. */
  begin(argv: readonly string[]): Promise<void> | void;
  parse(argv: readonly string[]): Options;
  /** The commands that only print a text, but after which the fake migrates. */
  readonly migratesAfter: readonly string[];
  checkVersion(version: unknown, at: string): void;
  /** In wei; undefined for the node's own. */
  price(text: string | undefined): bigint | undefined;
  key(options: Options): Promise<string>;
  readParams(path: string): string;
  parseParams(text: string): Json;
  checkParams(text: string, params: Json): void;
  checkContracts(params: Json): void;
  /** The arguments of constructors and calls, by their ABI. */
  checkArguments(params: Json): void;
  readResult(path: string): Result;
  checkOutput(path: string): void;
  checkMeans(work: Work, address: string): Promise<void>;
  checkBase(work: Work): Promise<void>;
  confirm(options: Options): Promise<void>;
  ask(url: string): Ask;
  sender(key: string, ask: Ask, price: bigint | undefined, parts: Parts): Promise<Send>;
  /** Sends one transaction and waits for its receipt. */
  settle(ask: Ask, raw: string): Promise<void>;
  base(work: Work): Promise<Json>;
  dao(work: Work): Promise<Json>;
  write(path: string, result: Result): void;
  printProgress(text: string, options: Options): void;
  /** Gives the exit code. */
  fail(error: unknown, argv: readonly string[]): number;
  end(command: string): Promise<void> | void;
}

/** A refusal or failure, in a sentence for people. */
export class ToolRefusal extends Error {}
