import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Stage } from '../core/stage.ts';
import { CONTRACTS } from '../lab/generated/contracts.ts';
import { contractFiles, hasByName, schemeFiles } from './builds.ts';
import { CORE_SCHEME, ENTRIES } from './custom-scheme-entries.ts';
import { deployBefore } from './deploy-before.ts';
import { type Items, type ItemsScene, itemsScene } from './items-scene.ts';
import { PLAIN } from './params.ts';

/** The form of `CustomSchemes`. */
export type Form = 'map' | 'array';
interface FormedItems extends Items {
  readonly form: Form;
}

/** A DAO with custom schemes, and the form in which the tool took them. */
export interface CustomSchemes extends ItemsScene {
  /** Of the scheme that was there before. */
  readonly given: string;
  readonly form: Form;
  readonly withCore: boolean;
}

/** The run, whatever came of it. Where no form is declared, the array is tried where the map is refused. */
export const customSchemesMigrated = premise<MigrationTarget>()({
  name: 'custom-schemes-migrated',
  owners: { failed: 'migration/custom-schemes/form#failed', missing: 'migration/custom-schemes/form#missing' },
  find: async (tool, t): Promise<CustomSchemes> => {
    const declared = t.declared('custom-schemes') as Form | undefined;
    const withCore = hasByName(tool, CORE_SCHEME);
    let given = '';
    const ready = async (stage: Stage): Promise<readonly [FormedItems, ...FormedItems[]]> => {
      given = await deployBefore(stage, CONTRACTS.OwnScheme);
      const map = mapOf(given, withCore);
      const first = itemsOf(tool, map, declared ?? 'map');
      return declared || first.form === 'array' ? [first] : [first, itemsOf(tool, map, 'array')];
    };
    const scene = await itemsScene(tool, t, ready);
    return { ...scene, given, form: scene.items.form, withCore };
  },
});

function mapOf(given: string, withCore: boolean): Readonly<Record<string, readonly object[]>> {
  const { own, shared, locking, core } = ENTRIES;
  return {
    OwnScheme: [own, { ...ENTRIES.given, address: given }],
    SharedScheme: [shared],
    LockingScheme: [locking],
    ...(withCore ? { [CORE_SCHEME]: [core] } : {}),
  };
}

function itemsOf(tool: MigrationTarget, map: ReturnType<typeof mapOf>, asked: Form): FormedItems {
  const { OwnScheme, SharedScheme, LockingScheme } = CONTRACTS;
  const item = { name: 'LockingScheme', fromCore: false, constructor: true, params: [], runFunctions: [] };
  const params = {
    ...PLAIN,
    StandAloneContracts: [item],
    CustomSchemes: asked === 'map' ? map : Object.values(map).flat(),
  };
  // The configuration may have them written as an array, whatever is asked for. Only a map has the name as a key.
  const form = /"OwnScheme"\s*:/.test(tool.paramsText({ default: params }, 'private')) ? 'map' : 'array';
  const files = {
    ...schemeFiles(tool, { OwnScheme, SharedScheme, LockingScheme }),
    ...contractFiles(tool, { LockingScheme }),
  };
  return { params, files, form };
}
