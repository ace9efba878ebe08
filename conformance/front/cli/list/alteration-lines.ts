import { loadAlteration } from '../../../command/alterations.ts';
import { LAUNCHER } from '../../../command/launcher.ts';
import { neededOptions, neededOptionTexts } from '../../../command/needed-options.ts';
import { checkPage } from '../../../command/page-address.ts';
import { locationOfAlteration } from '../../../command/source-location.ts';
import type { Alteration } from '../../../command/suite-descriptor.ts';
import type { CheckId } from '../../../core/check/reason.ts';
import { requirement, type SuiteName } from '../../../core/spec/requirement.ts';
import { type ExplainedSuite, KINDS } from './explained-suite.ts';
import { locationLine, pageLine, requirementHead } from './requirement-lines.ts';

/** An altered reference: where it is, what catches or allows it, and how to run it. */
export async function alterationLines(
  suites: readonly ExplainedSuite[],
  name: string,
  served: readonly string[],
): Promise<string[] | undefined> {
  const matches = suites.flatMap(({ name: suite, alterations }) =>
    KINDS.filter((kind) => Object.hasOwn(alterations[kind], name)).map((kind) => ({ kind, suite, alterations })),
  )[0];
  if (matches === undefined) return undefined;
  const { kind, suite, alterations } = matches;
  const alteration = await loadAlteration(alterations, kind, name);
  const listed = (title: string, keys: readonly string[]) =>
    keys.length === 0 ? [] : [title, ...keys.map((key) => `  ${key}`)];
  // A run without the facet judges nothing, and so passes.
  const withNeeds = (key: string) => {
    const needs = suites.flatMap(({ checks }) => checks).find(({ id }) => key.startsWith(`${id}#`))?.needs ?? [];
    return needs.length === 0 ? key : `${key} (needs ${needs.join(', ')})`;
  };
  const facts =
    alteration.kind === 'fault'
      ? [
          ...listed('Caught by:', alteration.caughtBy.map(withNeeds)),
          ...listed('May fail as well:', alteration.alsoFails),
          '',
          'Breaks:',
          ...requirementHead(requirement(alteration.breaks)).map((line) => `  ${line}`),
        ]
      : [`Allowed by: ${alteration.cites}`, ...listed('May warn with:', alteration.warns)];
  return [
    `${name} (${alteration.kind}): ${alteration.text}`,
    ...locationLine(locationOfAlteration(suite, alterations, kind, name)),
    pageLine(`${checkPage(`${suite}/${alterations[kind][name]!.file}` as CheckId)}#${name}`),
    ...facts,
    '',
    ...(served.includes(suite)
      ? [`Run it with ${LAUNCHER} serve ${suite} --${alteration.kind} ${name}`, ...judgedWith(suite, alteration)]
      : [`Run it with ${LAUNCHER} self-test ${suite} --only ${name}`]),
  ];
}

/** The options that a run needs to judge a served alteration. The self-test sets them by itself. */
function judgedWith(suite: SuiteName, alteration: Alteration): readonly string[] {
  const options = neededOptions(suite, alteration);
  const texts = neededOptionTexts(suite, alteration).map((line) => `  ${line}`);
  return options.length === 0 ? [] : [`and judge it with ${options.join(' ')}`, ...texts];
}
