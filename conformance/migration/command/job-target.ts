import type { ImageOptions } from '../target/image/image.ts';
import type { MigrationTargetOptions } from '../target/open.ts';

/** A migration tool as plain data. A module is a Node package or a path. */
export interface MigrationJobTarget extends Pick<MigrationTargetOptions, 'absent' | 'choices'> {
  readonly tool: Pick<
    MigrationTargetOptions,
    'command' | 'names' | 'params' | 'chain' | 'coreVersion' | 'otherCoreVersion' | 'coreBuilds'
  > & {
    readonly module?: { readonly specifier: string; readonly export: string };
    /** A program that calls the library. */
    readonly libraryCommand?: string;
    readonly image?: Omit<ImageOptions, 'place' | 'timeoutMs'>;
    readonly resetCommand?: string;
    /** Folders in which a run may change nothing. */
    readonly watched: readonly string[];
    /** The folder in which the folders of runs stay. */
    readonly keep?: string;
    /** The folder of relative paths. */
    readonly cwd: string;
  };
  /** The time limit for one run of the tool. */
  readonly timeoutMs: number;
}
