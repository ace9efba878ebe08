/** The page about a choice: its options with their sources, and the checks that judge by it. */
import { checkPage, choicePage } from '../../../conformance/command/page-address.ts';
import type { Choice } from '../../../conformance/core/spec/choice.ts';
import { profilesOf } from '../../../conformance/core/spec/profile.ts';
import { choicesOfCheck } from './choices.ts';
import type { SuiteFacts } from './facts.ts';
import { code, linkTo, list, page, plain, section } from './markdown.ts';

export function choicePageText(facts: SuiteFacts, choice: Choice): string {
  const { name, text } = choice;
  const path = choicePage(facts.name, name);
  const checks = facts.checks.filter(({ id }) => choicesOfCheck(facts, id).includes(choice));
  const declared = Object.entries(profilesOf(facts.name)).flatMap(([profile, { choices = {} }]) =>
    choices[name] === undefined ? [] : [`The profile ${code(profile)} declares ${code(`${name}=${choices[name]}`)}.`],
  );
  const needing = [...facts.faults, ...facts.variants].filter(({ needs }) => Object.hasOwn(needs.declare ?? {}, name));
  return page([
    `# ${name}`,
    `${plain(text)} The sources do not decide it.`,
    ...section('Options', [options(choice), ...declared]),
    ...section('Declare it', [
      `\`\`\`\nnpx touchstone check ${facts.name} --declare ${name}=${exampleOf(choice)}\n\`\`\``,
      choice.number
        ? `Without a declaration nothing is judged by it${choice.number.default === undefined ? '' : `, but for the number ${choice.number.default}`}.`
        : 'Without a declaration each option passes, has to stay the same within a run, and is reported.',
    ]),
    ...section(
      'Checks that ask for it',
      checks.length === 0
        ? []
        : [
            'They ask for it themselves, or stand on something that is found by it:',
            list(checks.map(({ id }) => linkTo(path, checkPage(id), code(id)))),
          ],
    ),
    ...section(
      'Faults and variants that need it declared',
      needing.length === 0
        ? []
        : [
            list(
              needing.map(
                ({ name: altered, at, needs }) =>
                  `${linkTo(path, `${checkPage(at)}#${altered}`, code(altered))} (${code(`${name}=${(needs.declare as Record<string, string>)[name]}`)})`,
              ),
            ),
          ],
    ),
  ]);
}

const exampleOf = ({ options, number }: Choice): string =>
  number ? String(number.default ?? 10) : Object.keys(options ?? {})[0]!;

function options({ options = {}, number }: Choice): string {
  if (number) return `A whole number of ${number.unit}. Sources: ${number.sources.map(plain).join('; ')}.`;
  return list(
    Object.entries(options).map(
      ([option, { text, sources }]) => `${code(option)}: ${plain(text)} (${sources.map(plain).join('; ')})`,
    ),
  );
}
