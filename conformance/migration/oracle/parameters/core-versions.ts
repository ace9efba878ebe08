/**
 * The version of the core package from which each part of a run is deployed (the interface document, "Versioning"): that of an
 * item precedes that of the file, and that of the file precedes the option or flag.
 *
 * Anchored by: versions in migration.json of npm's @daostack/migration rc.57-v1: base and DAO, ContributionRewardExt rc.43,
 * GenericSchemeMultiCall rc.51
 */
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { schemeEntries } from '../schemes/scheme-entries.ts';
import { itemsAt, stringAt } from './json-members.ts';

/** The versions; undefined if neither file nor option names one: then it is the latest that the tool supports. */
export interface CoreVersions {
  /**
   * The version of the base contracts: only the option or flag counts, since the file's key is the version "used to deploy the
   * DAO".
   */
  readonly base: string | undefined;
  readonly dao: string | undefined;
  /** In the order of `StandAloneContracts`. */
  readonly standAlone: readonly (string | undefined)[];
  /** In the order of `CustomSchemes`, entry by entry. */
  readonly customSchemes: readonly (string | undefined)[];
}

/** Versions of a run with these parameters of its network, and with `option`: `coreVersion` of the library or the flag. */
export function coreVersions(params: JsonNode, option: string | undefined): CoreVersions {
  const dao = stringAt(params, 'coreVersion') ?? option;
  const versionOf = (item: JsonNode) => stringAt(item, 'coreVersion') ?? dao;
  return {
    base: option,
    dao,
    standAlone: (itemsAt(params, 'StandAloneContracts') ?? []).map(versionOf),
    customSchemes: schemeEntries(params).map(({ entry }) => versionOf(entry)),
  };
}
