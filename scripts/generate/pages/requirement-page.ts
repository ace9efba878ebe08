/** The pages about requirements: one for each prefix, such as `LOG-CP`, with a heading for each requirement. */
import { checkPage, requirementPage } from '../../../conformance/command/page-address.ts';
import { defaultProfiles, profilesOf, rulesetsOf } from '../../../conformance/core/spec/profile.ts';
import {
  type Requirement,
  requirementsOf,
  type SuiteName,
  sourceOf,
} from '../../../conformance/core/spec/requirement.ts';
import { type SuiteFacts, specFile } from './facts.ts';
import { further } from './further-sources.ts';
import { capital, code, linkTo, page, plain, webLink } from './markdown.ts';

/** A page of requirements: its path, its prefix, and its requirements. */
export interface RequirementGroup {
  readonly path: string;
  readonly prefix: string;
  readonly requirements: readonly Requirement[];
}

export function requirementGroups(suite: SuiteName): readonly RequirementGroup[] {
  const groups = Map.groupBy(requirementsOf(suite), ({ id }) => id.replace(/-\d+$/, ''));
  return [...groups].map(([prefix, requirements]) => ({
    path: requirementPage(suite, requirements[0]!.id).split('#')[0]!,
    prefix,
    requirements,
  }));
}

export function requirementPageText(facts: SuiteFacts, { path, prefix, requirements }: RequirementGroup): string {
  return page([
    `# Requirements ${prefix}`,
    `Each is a statement that must or should hold, in our words, with its source. They stand in ${linkTo(path, specFile(facts.name, 'requirements.yaml'), 'requirements.yaml')}.`,
    ...requirements.flatMap((one) => [
      `## ${one.id}`,
      `${plain(one.text)}\\\n${weight(one)} ${proofs(facts, path, one)}${differences(one)}`,
    ]),
  ]);
}

function weight(demanded: Requirement): string {
  const { level, ruleset, suite } = demanded;
  const { text, url } = sourceOf(demanded);
  const usual = rulesetsOf(suite, defaultProfiles(suite, false)).includes(ruleset);
  const profiles = Object.keys(profilesOf(suite)).filter((name) => rulesetsOf(suite, [name]).includes(ruleset));
  const chosen = usual ? '' : `, judged with ${profiles.map((name) => code(`--profile ${name}`)).join(' or ')}`;
  return `${capital(level)}, by ${webLink(plain(text), url)}; ruleset ${code(ruleset)}${chosen}${further(demanded)}.`;
}

function proofs({ checks }: SuiteFacts, path: string, { id, excluded }: Requirement): string {
  if (excluded !== undefined) return `Nobody outside can see it: ${plain(excluded)}`;
  const proving = checks.filter(({ proves }) => proves.includes(id));
  if (proving.length === 0) return 'No check proves it yet.';
  return `Proved by ${proving.map((check) => linkTo(path, checkPage(check.id), code(check.id))).join(', ')}.`;
}

/** How other versions of the document differ in a requirement. */
const differences = ({ changed = [] }: Requirement): string =>
  changed
    .map(
      ({ since, text, link }) =>
        `\\\n${since === 'later' ? 'In a later version' : `Since ${since}`}: ${webLink(plain(text), link)}`,
    )
    .join('');
