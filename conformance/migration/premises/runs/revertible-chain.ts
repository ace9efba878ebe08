import type { Place } from '../../../lab/place/place.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { PlaceSettings } from '../../target/stage.ts';
import type { RunStage } from './scenario-run.ts';
import { resetTool } from './shared-result-file.ts';

/** A chain that is reverted before each run, so that all runs begin with the same state. Only one run at a time may use it. */
export class RevertibleChain {
  readonly stage: RunStage;
  readonly #tool: MigrationTarget;
  readonly #files: Readonly<Record<string, string>>;
  #state: string;

  private constructor(tool: MigrationTarget, stage: RunStage, state: string, files: Readonly<Record<string, string>>) {
    this.#tool = tool;
    this.stage = stage;
    this.#state = state;
    this.#files = files;
  }

  /** Keeps a chain as it is now. `files` are in every place on it. */
  static async of(
    tool: MigrationTarget,
    stage: RunStage,
    files: Readonly<Record<string, string>> = {},
  ): Promise<RevertibleChain> {
    return new RevertibleChain(tool, stage, await stage.chain.snapshot(), files);
  }

  /** Reverts the chain, resets the tool, and opens a place. */
  async fresh(settings: PlaceSettings = {}): Promise<Place> {
    const { chain } = this.stage;
    await chain.revert(this.#state);
    this.#state = await chain.snapshot();
    await resetTool(this.#tool, this.stage);
    return this.stage.place({ ...settings, files: { ...this.#files, ...settings.files } });
  }
}
