/** The pages that lead to the others: one for all suites, and one for each. */
import { checkPage, choicePage, PAGES } from '../../../conformance/command/page-address.ts';
import { choicesOf } from '../../../conformance/core/spec/choice.ts';
import { type SuiteFacts, topicOf } from './facts.ts';
import { code, linkTo, list, page, plain, section } from './markdown.ts';
import { requirementGroups } from './requirement-page.ts';

export const INDEX = `${PAGES}/README.md`;
export const suiteIndex = (suite: string): string => `${PAGES}/${suite}/README.md`;

const INTRODUCTION =
  'The pages say which sentence a check proves, why it matters, what makes it fail, which faults prove the check, and which unusual but correct variants pass near them. A failure names the page of its check. `touchstone explain` has the same on a command line, for the version that you use.';

export function indexText(suites: readonly SuiteFacts[]): string {
  const rows = suites.map(({ name, checks, faults, variants }) => {
    const requirements = requirementGroups(name).reduce((sum, group) => sum + group.requirements.length, 0);
    const link = linkTo(INDEX, suiteIndex(name), name);
    const numbers = [requirements, checks.length, choicesOf(name).length, faults.length, variants.length];
    return `| ${[link, ...numbers].join(' | ')} |`;
  });
  const head = '| Suite | Requirements | Checks | Choices | Faults | Variants |\n| --- | --- | --- | --- | --- | --- |';
  return page([
    '# A page for each check',
    INTRODUCTION,
    [head, ...rows].join('\n'),
    'The [glossary](../glossary.md) explains the words.',
  ]);
}

export function suiteIndexText({ name, checks, topics }: SuiteFacts): string {
  const path = suiteIndex(name);
  const byTopic = [...Map.groupBy(checks, ({ id }) => topicOf(id))].map(([topic, ones]) => {
    const links = ones.map(({ id }) => linkTo(path, checkPage(id), id.split('/')[2]!)).join(', ');
    const about = topics[topic] === undefined ? '' : `. ${plain(topics[topic].about)}`;
    return `**${topic}**${about} ${links}`;
  });
  const choices = choicesOf(name).map(
    (choice) => `${linkTo(path, choicePage(name, choice.name), code(choice.name))}: ${plain(choice.text)}`,
  );
  return page([
    `# Checks, requirements and choices of a ${name === 'migration' ? 'migration tool' : name.replace('-', ' ')}`,
    ...section('Checks by topic', [list(byTopic)]),
    ...section('Requirements', [
      list(
        requirementGroups(name).map(
          (group) => `${linkTo(path, group.path, group.prefix)} (${group.requirements.length})`,
        ),
      ),
    ]),
    ...(choices.length === 0 ? [] : section('Choices', ['Points that the sources leave open:', list(choices)])),
  ]);
}
