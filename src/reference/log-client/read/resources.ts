import { refuse } from '../refused.ts';
import type { LogClientRig } from '../rig.ts';
import type { Ask } from './answer.ts';

/** Reads the bytes of resources, without their content coding. */
export class Resources {
  readonly #ask: Ask;
  readonly #rig: LogClientRig;

  constructor(ask: Ask, rig: LogClientRig) {
    this.#ask = ask;
    this.#rig = rig;
  }

  /** The bytes of a checkpoint; `undefined` where the log serves no checkpoint. @throws Refused */
  async checkpoint(): Promise<Uint8Array | undefined> {
    const { status, header, bytes } = await this.#ask('checkpoint', { 'accept-encoding': this.#rig.offered() });
    if (status !== 200) return this.#rig.needsCheckpoint() ? refuse(`the checkpoint has status ${status}`) : undefined;
    if (!this.#rig.isText(header('content-type'))) refuse('the checkpoint is not called text/plain');
    return this.#rig.decodeBody(header('content-encoding'), bytes);
  }

  /** Creates an entry: its answer, without a content coding. @throws Refused */
  async create(request: Uint8Array): Promise<{ readonly status: number; readonly bytes: Uint8Array }> {
    const headers = { 'content-type': 'application/json', 'accept-encoding': this.#rig.offered() };
    const { status, header, bytes } = await this.#ask('log/entries', headers, request);
    return { status, bytes: this.#rig.decodeBody(header('content-encoding'), bytes) };
  }

  /** The bytes of a tile or bundle; `undefined` where the log does not have it. @throws Refused */
  async read(path: string): Promise<Uint8Array | undefined> {
    const { status, header, bytes } = await this.#ask(path, { 'accept-encoding': this.#rig.offered() });
    if (status === 404 || status === 410) return undefined;
    if (status !== 200) refuse(`${path} has status ${status}`);
    return this.#rig.decodeBody(header('content-encoding'), bytes);
  }
}
