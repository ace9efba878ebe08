import type { MigrationTarget } from '../core/migration-target.ts';
import type { Place } from '../core/place.ts';
import type { PlaceSettings, Stage } from '../core/stage.ts';
import { forget } from './remembered.ts';

/** A chain that goes back to how it was, so that many runs begin at the same state. Only one of them at a time. */
export class KeptChain {
  readonly stage: Stage;
  readonly #tool: MigrationTarget;
  readonly #files: Readonly<Record<string, string>>;
  #state: string;

  private constructor(tool: MigrationTarget, stage: Stage, state: string, files: Readonly<Record<string, string>>) {
    this.#tool = tool;
    this.stage = stage;
    this.#state = state;
    this.#files = files;
  }

  /** Keeps a chain as it is now. `files` are in every place on it. */
  static async of(
    tool: MigrationTarget,
    stage: Stage,
    files: Readonly<Record<string, string>> = {},
  ): Promise<KeptChain> {
    return new KeptChain(tool, stage, await stage.chain.snapshot(), files);
  }

  /** The chain as it was kept, a tool that remembers nothing else, and a place. */
  async fresh(settings: PlaceSettings = {}): Promise<Place> {
    const { chain } = this.stage;
    await chain.revert(this.#state);
    this.#state = await chain.snapshot();
    await forget(this.#tool, await this.stage.place());
    return this.stage.place({ ...settings, files: { ...this.#files, ...settings.files } });
  }
}
