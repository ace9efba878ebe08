/** The page about a check: what it proves and why, how it judges, and the references that prove the check itself. */
import { checkPage, choicePage, requirementPage } from '../../../conformance/command/page-address.ts';
import type { Check } from '../../../conformance/core/check/check.ts';
import { requirement, sourceOf } from '../../../conformance/core/spec/requirement.ts';
import { choicesOfCheck } from './choices.ts';
import { docstringOf } from './docstring.ts';
import { faultsFromElsewhere, type SuiteFacts, textOf, topicOf } from './facts.ts';
import { further } from './further-sources.ts';
import { anchor, code, linkTo, list, page, plain, section, webLink } from './markdown.ts';

/** The level of a requirement, with what it means for a run. */
const LEVELS = {
  must: 'Must: a target without it is not conformant',
  should: 'Should: a target without it gets a warning, and fails a `--strict` run',
};

export function checkPageText(facts: SuiteFacts, check: Check<never>): string {
  const { id } = check;
  return page([
    `# ${id}`,
    ...check.proves.map((proved) => demand(facts, id, proved)),
    ...section('Why it matters', why(facts, id)),
    ...section('What the check does', doing(facts, check)),
    ...section('Faults that prove it', faults(facts, id)),
    ...section('Variants near it', variants(facts, id)),
    ...section('Choices', choices(facts, id)),
    ...section('Run it alone', running(facts, id)),
  ]);
}

function demand(facts: SuiteFacts, id: Check<never>['id'], proved: Check<never>['proves'][0]): string {
  const demanded = requirement(proved);
  const source = sourceOf(demanded);
  const link = linkTo(checkPage(id), requirementPage(facts.name, proved), proved);
  const by = `by ${webLink(plain(source.text), source.url)}; ruleset ${code(demanded.ruleset)}`;
  return `> ${plain(demanded.text)}\n\n${LEVELS[demanded.level]}. ${link}, ${by}${further(demanded)}.`;
}

function why({ topics, bugs }: SuiteFacts, id: string): readonly string[] {
  const topic = topics[topicOf(id)];
  const happened = bugs.filter(({ check }) => check.startsWith(`${id}#`));
  return [
    ...(topic === undefined ? [] : [plain(topic.why)]),
    ...(happened.length === 0
      ? []
      : [
          'It happened:',
          list(
            happened.map(({ what, project, link }) => `${plain(what)} [${project}#${link.split('/').at(-1)}](${link})`),
          ),
        ]),
  ];
}

function doing({ remedies }: SuiteFacts, { id, kind, needs, needsOneOf, reasons }: Check<never>): readonly string[] {
  const [suite, topic, name] = id.split('/') as [string, string, string];
  const described = docstringOf(textOf(`conformance/${suite}/checks/${topic}/${name}.ts`) ?? '', name);
  const how =
    kind === 'watch'
      ? 'It judges the requests of all other checks, and their answers, at the end of the run.'
      : undefined;
  const needed = (facet: string) => {
    const remedy = Object.entries(remedies).find(([absence]) => new RegExp(`^${facet} not-`).test(absence))?.[1];
    return `${code(facet)}${remedy === undefined ? '' : `; without it a run says: ${plain(remedy)}`}`;
  };
  const parts = [
    ...needs.map((facet) => `It needs ${needed(facet)}.`),
    ...(needsOneOf.length === 0 ? [] : [`It needs one of these: ${needsOneOf.map(needed).join('; or ')}.`]),
  ];
  const text = [plain(described), how, ...parts].filter(Boolean).join(' ');
  return [
    ...(text === '' ? [] : [text]),
    'It fails with',
    list(Object.entries(reasons).map(([reason, meaning]) => `${code(reason)}: ${plain(meaning)}`)),
  ];
}

function faults(facts: SuiteFacts, id: Check<never>['id']): readonly string[] {
  const own = facts.faults.filter(({ at }) => at === id);
  const elsewhere = faultsFromElsewhere(facts, id);
  const links = elsewhere.map(({ name, at }) => linkTo(checkPage(id), `${checkPage(at)}#${name}`, code(name)));
  return [
    ...(own.length === 0
      ? [facts.faultsElsewhere ?? 'No fault of the reference is at its address.']
      : ['Each is a reference that is wrong on purpose, and this check has to fail for it. Such a reference']),
    ...(own.length === 0 ? [] : [list(own.map(({ name, text }) => `${anchor(name)}${code(name)} ${plain(text)}`))]),
    ...(links.length === 0 ? [] : [`It has to catch these of other checks, too: ${links.join(', ')}.`]),
  ];
}

function variants({ variants }: SuiteFacts, id: string): readonly string[] {
  const own = variants.filter(({ at }) => at === id);
  if (own.length === 0) return [];
  const items = own.map(
    ({ name, text, cites }) => `${anchor(name)}${code(name)} ${plain(text)}; allowed by ${plain(cites)}`,
  );
  return ['Each is a reference that is unusual but correct, and passes. Such a reference', list(items)];
}

function choices(facts: SuiteFacts, id: Check<never>['id']): readonly string[] {
  const asked = choicesOfCheck(facts, id);
  if (asked.length === 0) return [];
  return [
    'The sources leave these open, and the check judges by what you declare, or by what it sees first:',
    list(
      asked.map(
        ({ name, text }) => `${linkTo(checkPage(id), choicePage(facts.name, name), code(name))}: ${plain(text)}`,
      ),
    ),
  ];
}

function running({ name, faults, variants }: SuiteFacts, id: Check<never>['id']): readonly string[] {
  const [suite, topic, file] = id.split('/') as [string, string, string];
  const own = faults.filter(({ at }) => at === id);
  const altered = [
    ...(own.length > 0 ? [`conformance/${suite}/faults/${topic}/${file}.ts`] : []),
    ...(variants.some(({ at }) => at === id) ? [`conformance/${suite}/variants/${topic}/${file}.ts`] : []),
  ];
  const sources = [`conformance/${suite}/checks/${topic}/${file}.ts`, ...altered];
  const links = sources.map((path) => linkTo(checkPage(id), path, path.split('/')[2]!));
  const lines = [
    `npx touchstone check ${name} --only '${id}'`,
    `npx touchstone explain '${id}'`,
    ...own.slice(0, 1).map((fault) => `npx touchstone self-test ${name} --only ${fault.name}`),
  ];
  return [
    'Take the options from `touchstone.yaml`, or add `--only` to your command:',
    `\`\`\`\n${lines.join('\n')}\n\`\`\``,
    `${own.length > 0 ? 'The last line shows the check at work on the first of its faults. ' : ''}Sources: ${links.join(', ')}.`,
  ];
}
