/**
 * A disk in memory that records what is done to it, so that a test can look at the disk as a loss of power leaves it:
 * `crash-states.test-tool.ts`. It has the functions of `node:fs/promises` that a store uses.
 */
import { dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

export interface DiskFile {
  readonly kind: 'file';
  bytes: Buffer;
}
export interface DiskFolder {
  readonly kind: 'folder';
  readonly names: Map<string, DiskFile | DiskFolder>;
}
export type DiskNode = DiskFile | DiskFolder;

/** A change, or a sync, in the order in which it was done. Nodes are those of the disk at work. */
export type Operation =
  | {
      readonly kind: 'write';
      readonly file: DiskFile;
      readonly at: number;
      readonly bytes: Buffer;
      readonly path: string;
    }
  | { readonly kind: 'truncate'; readonly file: DiskFile; readonly length: number; readonly path: string }
  | { readonly kind: 'name'; readonly changes: readonly NameChange[]; readonly path: string }
  /** `begun`: how many operations came before its begin. It covers these; its own place is that of its end. */
  | { readonly kind: 'sync'; readonly node: DiskNode; readonly begun: number; readonly path: string };

export type Sync = Extract<Operation, { kind: 'sync' }>;

/** A name in a folder that gets another node, or, with `undefined`, goes away. */
export interface NameChange {
  readonly folder: DiskFolder;
  readonly name: string;
  readonly node: DiskNode | undefined;
}

/** What a disk is asked to do before it does it: a test may throw, or have a sync passed over. */
export type Watch = (operation: Operation, index: number) => 'ignore' | undefined;

const error = (code: string, path: string) => Object.assign(new Error(`${code}: ${path}`), { code });

export class Disk {
  readonly root: DiskFolder;
  /** The nodes as they were when the disk was made: all of that is durable. */
  readonly initial: ReadonlyMap<DiskNode, DiskNode>;
  readonly operations: Operation[] = [];
  /** Called before each operation. */
  watch: Watch = () => undefined;
  /**
   * How many turns of the event loop a sync takes. In none, work goes on after a sync before anything else does, whether it
   * awaits the sync or not.
   */
  turns: (sync: Sync) => number = () => 0;
  readonly #underWay = new Set<Promise<void>>();

  constructor(root: DiskFolder = { kind: 'folder', names: new Map() }) {
    this.root = root;
    this.initial = copies(root);
  }

  readonly open = async (path: string, flags: 'wx' | 'w' | 'a' | 'r' | 'r+') => {
    if (flags === 'r' || flags === 'r+') return this.#handle(this.#node(path), path);
    const [folder, name] = this.#parent(path);
    let file = folder.names.get(name);
    if (file?.kind === 'folder') throw error('EISDIR', path);
    if (file && flags === 'wx') throw error('EEXIST', path);
    if (!file) {
      file = { kind: 'file', bytes: Buffer.alloc(0) };
      this.#name([{ folder, name, node: file }], path);
    } else if (flags === 'w') this.#truncate(file, 0, path);
    return this.#handle(file, path);
  };

  readonly readFile = async (path: string, encoding?: 'utf8') => {
    const node = this.#node(path);
    if (node.kind === 'folder') throw error('EISDIR', path);
    return (encoding ? node.bytes.toString(encoding) : Buffer.from(node.bytes)) as never;
  };

  readonly readSmall = (path: string): Promise<Buffer> => this.readFile(path);

  readonly readdir = async (path: string) => {
    const node = this.#node(path);
    if (node.kind === 'file') throw error('ENOTDIR', path);
    return [...node.names.keys()];
  };

  readonly mkdir = async (path: string, options?: { readonly recursive: boolean }): Promise<void> => {
    if (options?.recursive && path !== '/') await this.mkdir(dirname(path), options);
    const [folder, name] = this.#parent(path);
    if (path === '/' || folder.names.has(name)) {
      if (options?.recursive) return;
      throw error('EEXIST', path);
    }
    this.#name([{ folder, name, node: { kind: 'folder', names: new Map() } }], path);
  };

  readonly rename = async (from: string, to: string): Promise<void> => {
    const [source, oldName] = this.#parent(from);
    const [target, newName] = this.#parent(to);
    const node = source.names.get(oldName);
    if (!node) throw error('ENOENT', from);
    if (target.names.get(newName)?.kind === 'folder') throw error('EISDIR', to);
    const changes = [
      { folder: target, name: newName, node },
      { folder: source, name: oldName, node: undefined },
    ];
    this.#name(changes, to);
  };

  readonly unlink = async (path: string): Promise<void> => {
    const [folder, name] = this.#parent(path);
    if (!folder.names.has(name)) throw error('ENOENT', path);
    this.#name([{ folder, name, node: undefined }], path);
  };

  /** Resolves when all syncs that have begun have ended, or failed. */
  async rest(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  async #sync(node: DiskNode, path: string): Promise<void> {
    const operation: Sync = { kind: 'sync', node, begun: this.operations.length, path };
    for (let left = this.turns(operation); left > 0; left--) await turn();
    this.#do(operation);
  }

  #handle(node: DiskNode, path: string) {
    const file = (): DiskFile => {
      if (node.kind === 'folder') throw error('EISDIR', path);
      return node;
    };
    const sync = () => {
      const done = this.#sync(node, path);
      const ended = () => void this.#underWay.delete(done);
      this.#underWay.add(done);
      done.then(ended, ended);
      return done;
    };
    return {
      appendFile: async (content: Uint8Array | string) => {
        const bytes = Buffer.from(content as Uint8Array);
        this.#do({ kind: 'write', file: file(), at: file().bytes.length, bytes, path });
      },
      /** pwrite(2) */
      writeAt: async (bytes: Buffer, at: number) => this.#do({ kind: 'write', file: file(), at, bytes, path }),
      readFile: async () => Buffer.from(file().bytes),
      truncate: async (length: number) => this.#truncate(file(), length, path),
      sync,
      datasync: sync,
      close: async () => undefined,
    };
  }

  #truncate(file: DiskFile, length: number, path: string): void {
    this.#do({ kind: 'truncate', file, length, path });
  }

  #name(changes: readonly NameChange[], path: string): void {
    this.#do({ kind: 'name', changes, path });
  }

  #do(operation: Operation): void {
    if (this.watch(operation, this.operations.length) === 'ignore') return;
    this.operations.push(operation);
    apply(operation);
  }

  #parent(path: string): [DiskFolder, string] {
    const folder = this.#node(dirname(path));
    if (folder.kind === 'file') throw error('ENOTDIR', path);
    return [folder, path.slice(join(dirname(path), '/').length)];
  }

  #node(path: string): DiskNode {
    let node: DiskNode | undefined = this.root;
    for (const name of path.split('/').filter(Boolean)) {
      if (node?.kind === 'file') throw error('ENOTDIR', path);
      node = node?.names.get(name);
    }
    if (!node) throw error('ENOENT', path);
    return node;
  }
}

/** A copy of each node below a folder; the names in a copy lead to the nodes themselves. */
function copies(root: DiskFolder): Map<DiskNode, DiskNode> {
  const all = new Map<DiskNode, DiskNode>([[root, { kind: 'folder', names: new Map(root.names) }]]);
  for (const node of root.names.values())
    if (node.kind === 'folder') for (const [inner, copy] of copies(node)) all.set(inner, copy);
    else all.set(node, { kind: 'file', bytes: Buffer.from(node.bytes) });
  return all;
}

/** The contents of a file after a write, with zeroes in a hole. */
export function withWrite(before: Buffer, at: number, bytes: Buffer): Buffer {
  const after = Buffer.alloc(Math.max(before.length, at + bytes.length));
  before.copy(after);
  bytes.copy(after, at);
  return after;
}

function apply(operation: Operation): void {
  if (operation.kind === 'write') operation.file.bytes = withWrite(operation.file.bytes, operation.at, operation.bytes);
  if (operation.kind === 'truncate') operation.file.bytes = operation.file.bytes.subarray(0, operation.length);
  if (operation.kind !== 'name') return;
  for (const { folder, name, node } of operation.changes)
    if (node) folder.names.set(name, node);
    else folder.names.delete(name);
}
