/** The contracts of a plan; all are found before it begins. */
import type { Artifact } from '../core/artifact.ts';
import type { Builds } from '../core/builds.ts';
import type { Core } from '../core/core-package.ts';
import { MigrationError } from '../error.ts';

export interface Wanted {
  readonly names: readonly string[];
  readonly fromCore: boolean | undefined;
  readonly coreVersion: string | undefined;
  /** Place in the parameters. */
  readonly at: string;
}

/** `fromCore` selects the source of a contract. Without it the user's own builds take precedence over the core. */
export function findContract(
  { names, fromCore, coreVersion, at }: Wanted,
  core: Core,
  { builds, openCore }: { readonly builds: Builds; readonly openCore: (version: string) => Core },
): Artifact {
  const ownBuild = () => first(names, builds);
  const cores = () => first(names, coreVersion === undefined ? core.contract : openCore(coreVersion).contract);
  const artifact = fromCore === true ? cores() : (ownBuild() ?? (fromCore === undefined ? cores() : undefined));
  if (artifact) return artifact;
  const where = fromCore === true ? `in core ${coreVersion ?? core.version}` : 'as a JSON file in custom-abis';
  throw new MigrationError('params', `${at}: expected a contract ${names.join(' or ')} ${where}, found none`);
}

function first<T>(names: readonly string[], of: (name: string) => T | undefined): T | undefined {
  for (const name of names) {
    const contract = of(name);
    if (contract !== undefined) return contract;
  }
  return undefined;
}
