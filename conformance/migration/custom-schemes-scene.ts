import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Stage } from '../core/stage.ts';
import { CONTRACTS } from '../lab/generated/contracts.ts';
import { contractFiles, hasByName, schemeFiles } from './builds.ts';
import { CORE_SCHEME, ENTRIES, type Masks, maskOf } from './custom-scheme-entries.ts';
import { PRESETS } from './dao-scenes.ts';
import { deployBefore } from './deploy-before.ts';
import { type Items, type ItemsScene, itemsScene } from './items-scene.ts';
import { PLAIN } from './params.ts';

/** The form of `CustomSchemes`. */
export type Form = 'map' | 'array';
interface FormedItems extends Items {
  readonly form: Form;
  readonly masks: Masks;
}
/** Addresses of schemes that were there before, by their entries. */
type Before = Readonly<Record<'given' | 'there', string>>;

/** A DAO with custom schemes, and the form in which the tool took them. */
export interface CustomSchemes extends ItemsScene {
  readonly items: Items;
  readonly before: Before;
  readonly form: Form;
  /** How the masks are written that it took. */
  readonly masks: Masks;
  /** Whether it failed for the unused bit alone, when it had sent something. */
  readonly failedLate: boolean;
  readonly withCore: boolean;
}

const MASKS: readonly Masks[] = [
  { unusedBit: true, upperCase: true },
  { unusedBit: false, upperCase: true },
  { unusedBit: false, upperCase: false },
];

/**
 * The run, whatever came of it. Where no form is declared, the array is tried where the map fails; and both without the
 * unused bit where that does, of which the document says nothing, and then without upper case.
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
      const [first, ...others] = MASKS.flatMap((masks) => {
        const map = mapOf(before, withCore, masks);
        const one = itemsOf(tool, map, declared ?? 'map', masks);
        return declared || one.form === 'array' ? [one] : [one, itemsOf(tool, map, 'array', masks)];
      });
      return [first!, ...others];
    };
    const scene = await itemsScene(tool, t, ready);
    const { form, masks } = scene.items;
    const failedLate =
      !masks.unusedBit &&
      masks.upperCase &&
      scene.late.some((one) => one.form === form && one.masks.unusedBit && one.masks.upperCase);
    return { ...scene, before, form, masks, failedLate, withCore };
  },
});

function mapOf(before: Before, withCore: boolean, masks: Masks): Readonly<Record<string, readonly object[]>> {
  const { own, given, shared, there, locking, core } = ENTRIES;
  return {
    OwnScheme: [
      { ...own, permissions: maskOf('own', masks) },
      { ...given, address: before.given },
    ],
    SharedScheme: [shared, { ...there, address: before.there, permissions: maskOf('there', masks) }],
    LockingScheme: [locking],
    ...(withCore ? { [CORE_SCHEME]: [core] } : {}),
  };
}

function itemsOf(tool: MigrationTarget, map: ReturnType<typeof mapOf>, asked: Form, masks: Masks): FormedItems {
  const { OwnScheme, SharedScheme, LockingScheme } = CONTRACTS;
  const item = { name: 'LockingScheme', fromCore: false, constructor: true, params: [], runFunctions: [] };
  const params = {
    ...PLAIN,
    VotingMachinesParams: [{ votingParamsHash: PRESETS[0] }, ...PLAIN.VotingMachinesParams],
    StandAloneContracts: [item],
    CustomSchemes: asked === 'map' ? map : Object.values(map).flat(),
  };
  // The configuration may have them written as an array, whatever is asked for. Only a map has the name as a key.
  const form = /"OwnScheme"\s*:/.test(tool.paramsText({ default: params }, 'private')) ? 'map' : 'array';
  const files = {
    ...schemeFiles(tool, { OwnScheme, SharedScheme, LockingScheme }),
    ...contractFiles(tool, { LockingScheme }),
  };
  return { params, files, form, masks };
}
