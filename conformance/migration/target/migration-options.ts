/** The steps of a migration, and its options under the names of the interface document. */

/** The step to migrate: `all` is base, example DAO and, by the library, the demo test. */
export type MigrationStep = 'base' | 'dao' | 'demo' | 'all';

/**
 * Options of a migration, under the names of the interface document ("Library options object"). Values are any JSON, since
 * checks also pass wrong ones; an absent option is not passed.
 */
export interface MigrationOptions {
  readonly coreVersion?: unknown;
  readonly provider?: unknown;
  /** In GWei. */
  readonly gasPrice?: unknown;
  readonly quiet?: unknown;
  readonly 'disable-confs'?: unknown;
  readonly force?: unknown;
  readonly restart?: unknown;
  readonly output?: unknown;
  readonly privateKey?: unknown;
  readonly mnemonic?: unknown;
  /**
   * Migration parameters by network: `{ default: {…}, private: {…} }`. A command is given them as a file,
   * `migration-params.json` in the working folder unless `paramsFile` names another.
   */
  readonly params?: unknown;
  /** Of a command alone: the value of `--params`. */
  readonly paramsFile?: string;
}
