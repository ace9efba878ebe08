import { alterationNames, loadAlteration } from '../../../command/alterations.ts';
import { LAUNCHER } from '../../../command/launcher.ts';
import { locationOfAlteration, locationText } from '../../../command/source-location.ts';
import type { AlterationKind } from '../../../command/suite-descriptor.ts';
import { SUITES } from '../../../suites.ts';
import type { ExplainedSuite } from './explained-suite.ts';
import { faultsElsewhere } from './faults-elsewhere.ts';

/** The faults and variants at the address of a check, of one reason or of all. */
export async function alterationsAtCheck(
  suites: readonly ExplainedSuite[],
  id: string,
  reason: string | undefined,
): Promise<string[]> {
  const [suite, ...address] = id.split('/');
  const { alterations } = suites.find(({ name }) => name === suite)!;
  const at = (kind: AlterationKind) =>
    alterationNames(alterations, kind).filter((name) => alterations[kind][name]!.file === address.join('/'));
  const faults = await Promise.all(
    at('faults').map(async (name) => ({ name, ...(await loadAlteration(alterations, 'faults', name)) })),
  );
  const caught = faults.filter(
    (fault) =>
      reason === undefined || (fault.kind === 'fault' && fault.caughtBy.some((key) => key === `${id}#${reason}`)),
  );
  const key = reason === undefined ? id : `${id}#${reason}`;
  const lines = (kind: AlterationKind, names: readonly string[]) =>
    names.map((name) => {
      const location = locationOfAlteration(suite!, alterations, kind, name);
      return `  ${name}${location ? ` (${locationText(location)})` : ''}`;
    });
  const variants = at('variants');
  return [
    ...(caught.length > 0
      ? [
          'Faults that it catches:',
          ...lines(
            'faults',
            caught.map(({ name }) => name),
          ),
        ]
      : [
          'No fault of the reference is at its address.',
          ...((await isCaughtElsewhere(alterations, key))
            ? [`${LAUNCHER} faults list '${key}' lists those of other checks that it catches too.`]
            : []),
          ...faultsElsewhere(SUITES.filter(({ name }) => name === suite)).map((sentence) => `${sentence}.`),
        ]),
    ...(variants.length > 0 ? ['Variants near them, which pass:', ...lines('variants', variants)] : []),
  ];
}

/** Whether a fault at another address fails the check, for this reason if the key has one. */
async function isCaughtElsewhere(alterations: ExplainedSuite['alterations'], key: string): Promise<boolean> {
  for (const name of alterationNames(alterations, 'faults')) {
    const fault = await loadAlteration(alterations, 'faults', name);
    if (fault.kind !== 'fault') continue;
    if ([...fault.caughtBy, ...fault.alsoFails].some((found) => found === key || found.startsWith(`${key}#`)))
      return true;
  }
  return false;
}
