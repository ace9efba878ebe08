import { premise } from '../../../core/check/premise.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import {
  CORE_SCHEME,
  CUSTOM_SCHEME_ENTRIES,
  type CustomSchemesForm,
  type PermissionMasks,
  permissionMask,
} from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { TOKEN_CAP } from '../../inputs/own-contracts/stand-alone-items.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { PRESET_HASHES, votingShiftedBy } from '../../inputs/parameters/scheme-values.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { MigrationStage } from '../../target/stage.ts';
import { contractFiles, hasByName, schemeFiles } from '../contracts/build-files.ts';
import { type OwnContracts, type OwnContractsRun, runWithOwnContracts } from '../contracts/own-contracts-run.ts';
import { predeploy } from '../contracts/predeployed-contract.ts';
import { canBeGiven } from '../parameters/offered-params.ts';
import { offeredReferences } from '../parameters/offered-references.ts';
import { requireParams } from '../parameters/required-params.ts';

interface FormedSchemes extends OwnContracts {
  readonly form: CustomSchemesForm;
  readonly named: boolean;
  readonly masks: PermissionMasks;
}
/** The addresses of schemes that were deployed before the run, by their entries. */
type PredeployedSchemes = Readonly<Record<'given' | 'there', string>>;

/** A DAO with custom schemes, and the form in which the tool took them. */
export interface CustomSchemesRun extends OwnContractsRun {
  readonly items: OwnContracts;
  readonly predeployed: PredeployedSchemes;
  readonly form: CustomSchemesForm;
  /** Whether each entry has a `name`. Entries of a map have one only for a tool that refuses others. */
  readonly named: boolean;
  /** The form of the permission masks that the tool accepted. */
  readonly masks: PermissionMasks;
  /** Whether a run failed after its first transaction because of the unused bit alone. */
  readonly failedLate: boolean;
  readonly withCore: boolean;
}

/** The keys without which the entries would be others. */
export const ENTRY_KEYS = ['CustomSchemes', 'isUniversal', 'params', 'address'];
/** The keys of the contract of the locking scheme, a stand-alone contract. */
export const LOCKING_KEYS = ['StandAloneContracts', 'StandAloneContract', 'name', 'constructor'] as const;

const MASK_FORMS: readonly PermissionMasks[] = [
  { unusedBit: true, upperCase: true, short: false },
  { unusedBit: false, upperCase: true, short: false },
  { unusedBit: false, upperCase: false, short: false },
];

/**
 * The run, successful or not. If the map fails, it is tried with a `name` in each entry, and then the array if no form is
 * declared. The first form is tried with short masks before, since the document does not say how many digits a mask has. If all fail, they are tried without the unused bit of a mask, which the document does not mention, and then
 * without upper case.
 */
export const customSchemesRun = premise<MigrationTarget>()({
  name: 'custom-schemes-run',
  reasons: ['failed', 'missing'],
  find: async (tool, t): Promise<CustomSchemesRun> => {
    requireParams(tool, t, ...ENTRY_KEYS);
    const declared = t.declared('custom-schemes') as CustomSchemesForm | undefined;
    const withCore = tool.has('params', 'fromCore') && hasByName(tool, CORE_SCHEME);
    const withLocking = LOCKING_KEYS.every((key) => tool.has('params', key));
    let predeployed: PredeployedSchemes = { given: '', there: '' };
    const ready = async (stage: MigrationStage): Promise<readonly [FormedSchemes, ...FormedSchemes[]]> => {
      const { OwnScheme, SharedScheme } = CONTRACTS;
      predeployed = { given: await predeploy(stage, OwnScheme), there: await predeploy(stage, SharedScheme) };
      const waysWith = (masks: PermissionMasks): readonly FormedSchemes[] => {
        const map = offeredReferences(tool, customSchemesMap(predeployed, { withCore, withLocking }, masks));
        const array = formedSchemes(tool, map, 'array', masks);
        const named = formedSchemes(tool, map, 'map', masks);
        // The configuration may write an array in any case.
        if (declared === 'array' || named.form === 'array') return [array];
        const byKey = formedSchemes(tool, withoutNames(map), 'map', masks);
        // Without names the entries of an array are of no scheme.
        if (!tool.has('params', 'name')) return [byKey];
        return declared ? [byKey, named] : [byKey, named, array];
      };
      const [first] = waysWith({ unusedBit: true, upperCase: true, short: true });
      return [first!, ...MASK_FORMS.flatMap(waysWith)];
    };
    const scene = await runWithOwnContracts(tool, t, ready);
    const { form, named, masks } = scene.items;
    const failedLate =
      !masks.unusedBit &&
      masks.upperCase &&
      scene.late.some(
        (schemes) =>
          schemes.form === form &&
          schemes.named === named &&
          schemes.masks.unusedBit &&
          schemes.masks.upperCase &&
          !schemes.masks.short,
      );
    return { ...scene, predeployed, form, named, masks, failedLate, withCore };
  },
});

function customSchemesMap(
  predeployed: PredeployedSchemes,
  { withCore, withLocking }: { readonly withCore: boolean; readonly withLocking: boolean },
  masks: PermissionMasks,
): Readonly<Record<string, readonly object[]>> {
  const { own, given, shared, there, locking, core } = CUSTOM_SCHEME_ENTRIES;
  return {
    OwnScheme: [
      { ...own, permissions: permissionMask('own', masks) },
      { ...given, address: predeployed.given, permissions: permissionMask('given', masks) },
    ],
    SharedScheme: [shared, { ...there, address: predeployed.there, permissions: permissionMask('there', masks) }],
    // Its contract is a stand-alone contract.
    ...(withLocking ? { LockingScheme: [{ ...locking, permissions: permissionMask('locking', masks) }] } : {}),
    ...(withCore ? { [CORE_SCHEME]: [{ ...core, permissions: permissionMask('core', masks) }] } : {}),
  };
}

/** The key of a map is the name of the scheme. */
function withoutNames(map: ReturnType<typeof customSchemesMap>): ReturnType<typeof customSchemesMap> {
  const schemes = Object.entries(map).map(([key, [first, ...others]]) => {
    const { name: _, ...entry } = Object(first);
    // MIG-CS-014: an entry may have all names.
    return [key, [key === 'SharedScheme' ? first! : entry, ...others]] as const;
  });
  return Object.fromEntries(schemes);
}

function formedSchemes(
  tool: MigrationTarget,
  map: ReturnType<typeof customSchemesMap>,
  requestedForm: CustomSchemesForm,
  masks: PermissionMasks,
): FormedSchemes {
  const { OwnScheme, SharedScheme, LockingScheme, Namesake } = CONTRACTS;
  const preset = { votingParamsHash: PRESET_HASHES[0] };
  const firstItem = canBeGiven(tool, [preset]) ? preset : votingShiftedBy(5000);
  const hasItem = LOCKING_KEYS.every((key) => tool.has('params', key));
  const item = { fromCore: false, constructor: true, params: [], runFunctions: [] };
  // The scheme is not the first, so that a tool which ignores the index takes a contract that is not a scheme.
  const before = { functionName: 'setParameters', params: [TOKEN_CAP.token, TOKEN_CAP.cap] };
  const items = [
    { ...item, name: 'Namesake', runFunctions: [before] },
    { ...item, name: 'LockingScheme' },
  ];
  const params = {
    ...PLAIN_PARAMS,
    VotingMachinesParams: [firstItem, ...PLAIN_PARAMS.VotingMachinesParams],
    StandAloneContracts: hasItem ? items : [],
    CustomSchemes: requestedForm === 'map' ? map : Object.values(map).flat(),
  };
  // The configuration may write the schemes as an array in spite of the requested form. Only a map has the name as a key.
  const form = /"OwnScheme"\s*:/.test(tool.paramsText({ default: params }, 'private')) ? 'map' : 'array';
  const files = {
    ...schemeFiles(tool, { OwnScheme, SharedScheme, LockingScheme }),
    ...contractFiles(tool, { Namesake, LockingScheme }),
  };
  const named = Object.values(map).every((entries) => entries.every((entry) => Object.hasOwn(entry, 'name')));
  return { params, files, form, named, masks };
}
