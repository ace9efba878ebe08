import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Stage } from '../core/stage.ts';
import { CONTRACTS } from '../lab/generated/contracts.ts';
import { contractFiles, hasByName, schemeFiles } from './builds.ts';
import { CORE_SCHEME, ENTRIES } from './custom-scheme-entries.ts';
import { PRESETS } from './dao-scenes.ts';
import { deployBefore } from './deploy-before.ts';
import { type Items, type ItemsScene, itemsScene } from './items-scene.ts';
import { PLAIN } from './params.ts';

/** The form of `CustomSchemes`. */
export type Form = 'map' | 'array';
interface FormedItems extends Items {
  readonly form: Form;
  /** Whether a mask has a digit in upper case. */
  readonly upperCase: boolean;
}
/** Addresses of schemes that were there before, by their entries. */
type Before = Readonly<Record<'given' | 'there', string>>;

/** A DAO with custom schemes, and the form in which the tool took them. */
export interface CustomSchemes extends ItemsScene {
  readonly items: Items;
  readonly before: Before;
  readonly form: Form;
  /** Whether it took a mask with a digit in upper case. */
  readonly upperCase: boolean;
  readonly withCore: boolean;
}

/**
 * The run, whatever came of it. Where no form is declared, the array is tried where the map fails; and both without
 * upper case where that does.
 */
export const customSchemesMigrated = premise<MigrationTarget>()({
  name: 'custom-schemes-migrated',
  owners: { failed: 'migration/custom-schemes/form#failed', missing: 'migration/custom-schemes/form#missing' },
  find: async (tool, t): Promise<CustomSchemes> => {
    const declared = t.declared('custom-schemes') as Form | undefined;
    const withCore = hasByName(tool, CORE_SCHEME);
    let before: Before = { given: '', there: '' };
    const ready = async (stage: Stage): Promise<readonly [FormedItems, ...FormedItems[]]> => {
      const { OwnScheme, SharedScheme } = CONTRACTS;
      before = { given: await deployBefore(stage, OwnScheme), there: await deployBefore(stage, SharedScheme) };
      const [upper, lower] = [true, false].map((upperCase) => {
        const map = mapOf(before, withCore, upperCase);
        const first = itemsOf(tool, map, declared ?? 'map', upperCase);
        return declared || first.form === 'array' ? [first] : [first, itemsOf(tool, map, 'array', upperCase)];
      });
      return [upper![0]!, ...upper!.slice(1), ...lower!];
    };
    const scene = await itemsScene(tool, t, ready);
    const { form, upperCase } = scene.items;
    return { ...scene, before, form, upperCase, withCore };
  },
});

function mapOf(before: Before, withCore: boolean, upperCase: boolean): Readonly<Record<string, readonly object[]>> {
  const { own, given, shared, there, locking, core } = ENTRIES;
  const permissions = upperCase ? there.permissions : there.permissions.toLowerCase();
  return {
    OwnScheme: [own, { ...given, address: before.given }],
    SharedScheme: [shared, { ...there, address: before.there, permissions }],
    LockingScheme: [locking],
    ...(withCore ? { [CORE_SCHEME]: [core] } : {}),
  };
}

function itemsOf(tool: MigrationTarget, map: ReturnType<typeof mapOf>, asked: Form, upperCase: boolean): FormedItems {
  const { OwnScheme, SharedScheme, LockingScheme } = CONTRACTS;
  const item = { name: 'LockingScheme', fromCore: false, constructor: true, params: [], runFunctions: [] };
  const params = {
    ...PLAIN,
    VotingMachinesParams: [...PLAIN.VotingMachinesParams, { votingParamsHash: PRESETS[0] }],
    StandAloneContracts: [item],
    CustomSchemes: asked === 'map' ? map : Object.values(map).flat(),
  };
  // The configuration may have them written as an array, whatever is asked for. Only a map has the name as a key.
  const form = /"OwnScheme"\s*:/.test(tool.paramsText({ default: params }, 'private')) ? 'map' : 'array';
  const files = {
    ...schemeFiles(tool, { OwnScheme, SharedScheme, LockingScheme }),
    ...contractFiles(tool, { LockingScheme }),
  };
  return { params, files, form, upperCase };
}
