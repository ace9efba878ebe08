import { pageAddress, requirementPage } from '../../../command/page-address.ts';
import { locationOfRequirement, locationText } from '../../../command/source-location.ts';
import { documentOf, furtherSourcesOf, type Requirement, sourceOf } from '../../../core/spec/requirement.ts';
import type { SourceLocation } from '../../../core/text/source-location.ts';
import { pageText } from '../../../report/document/web-address.ts';

/** A line with a location in the sources. */
export const locationLine = (location: SourceLocation | undefined, indent = ''): string[] =>
  location ? [`${indent}File: ${locationText(location)}`] : [];

/** A line with the page about something. */
export const pageLine = (page: string, indent = ''): string => `${indent}Page: ${pageText(pageAddress(page))}`;

/** A requirement with its level, source, file and page. */
export function requirementHead(requirement: Requirement): string[] {
  const { text, url } = sourceOf(requirement);
  const location = locationOfRequirement(requirement.suite, requirement.id);
  // A document of ours has its file in its title.
  const restated =
    location && !text.includes('spec/') && `no public address; ${location.file} says what it demands, in our words`;
  const document = url || restated;
  return [
    `${requirement.id} (${requirement.level}, ruleset ${requirement.ruleset})`,
    `  ${requirement.text}`,
    `  Source: ${text}${document ? ` (${document})` : ''}`,
    ...furtherSourcesOf(requirement).map((one) => `  Also: ${one.text} (ruleset ${one.ruleset}; ${one.url})`),
    ...versionLines(requirement),
    ...locationLine(location, '  '),
    pageLine(requirementPage(requirement.suite, requirement.id), '  '),
  ];
}

/** The version of the document that the requirement restates, and how others differ in it. */
function versionLines(requirement: Requirement): readonly string[] {
  const { version, tags = [] } = documentOf(requirement);
  if (version === undefined) return [];
  const { changed = [] } = requirement;
  return [
    `  Version: ${version}; tagged: ${tags.join(', ')}${changed.length === 0 ? '; no other version is known to differ in this' : ''}`,
    ...changed.map(({ since, text, link }) => `  ${since === 'later' ? 'Later' : `Since ${since}`}: ${text} (${link})`),
  ];
}
