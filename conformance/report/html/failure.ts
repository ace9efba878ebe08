import type { RequirementId } from '../../core/spec/requirement.ts';
import { legibleText } from '../../core/text/legible-text.ts';
import { differences } from '../console/differences.ts';
import { redactedNote, repeatNote } from '../document/curl.ts';
import type { CheckReport, ExchangeReport } from '../document/report.ts';
import { isWebAddress } from '../document/web-address.ts';
import { type Content, htmlElement, type PageElement } from './element.ts';
import { exchangeBlock, exchangeLine } from './exchange.ts';
import { OUTCOME_MARKS, outcomeMark, shownOutcome } from './outcome-mark.ts';
import { checkAnchor, type PageFacts, requirementAnchor } from './page-facts.ts';
import { checkName, code, commandLine, plainText, sentence, sourceLink, terms, textOr, webLink } from './texts.ts';
import { treeFigure } from './tree/tree-figure.ts';

/** A longer command stands only in the JSON report, since a cut command would not work. */
const COMMAND_CHARS = 8000;

/** A failure with its story: what is demanded, what was found, how it was seen, and how to see it again. */
export function failureStory(facts: PageFacts, check: CheckReport): PageElement {
  const { report, reasons, here } = facts;
  const { id, reason, outcome, at } = check;
  const meaning = reason === undefined ? undefined : reasons.get(`${id}#${reason}`);
  const anchor = checkAnchor(id);
  const title = textOr(meaning ?? check.message ?? '', OUTCOME_MARKS[outcome].word);
  // The name of a field keeps its case: `id`, not `Id`.
  const look = title.startsWith('`') ? { class: 'name-first' } : {};
  return htmlElement(
    'article',
    { id: anchor, class: 'story', 'aria-labelledby': `${anchor}-title` },
    htmlElement(
      'p',
      { class: 'over' },
      outcomeMark(shownOutcome(check, report.strict)),
      ' ',
      code(reason ? `${id}#${reason}` : id),
    ),
    htmlElement('h3', { id: `${anchor}-title`, ...look }, sentence(title)),
    demands(facts, check),
    terms(
      [
        ['Expected', check.expected === undefined ? undefined : value(plainText(check.expected))],
        ['Found', found(check)],
        ['Where', at === undefined ? undefined : code(here(at))],
        ['Why', check.expected === undefined || outcome !== 'fail' ? plainText(check.message ?? '') : undefined],
      ],
      'terms findings',
    ),
    treeFigure(check),
    exchangesOf(facts, check),
    consequences(facts, check),
    again(facts, check),
  );
}

/** How many requirements stand before the values: more of them hide these on a phone. */
const DEMANDS = 2;

/** Everything that the failure breaks; the most of many folded. */
function demands(facts: PageFacts, check: CheckReport): Content {
  const all = [check.requirement, ...(check.alsoBreaks ?? [])].map((id) => demand(facts, check, id));
  if (all.length <= DEMANDS + 1) return all;
  const [shown, more] = [all.slice(0, DEMANDS), all.slice(DEMANDS)];
  return [
    shown,
    htmlElement('details', {}, htmlElement('summary', {}, `It breaks ${more.length} more requirements`), more),
  ];
}

function demand({ requirements, report }: PageFacts, check: CheckReport, id: RequirementId): Content {
  const requirement = requirements.get(id);
  if (requirement === undefined) return undefined;
  const weight =
    check.level === 'must'
      ? 'MUST: without it the target is not conformant'
      : report.strict
        ? 'SHOULD: a recommendation, which this strict run demands'
        : 'SHOULD: a recommendation; not to follow it does not fail the run';
  return htmlElement(
    'div',
    { class: 'demand' },
    htmlElement('p', {}, sentence(requirement.text)),
    htmlElement(
      'p',
      { class: 'note' },
      htmlElement('a', { href: `#${requirementAnchor(requirement.id)}` }, requirement.id),
      ' · ',
      sourceLink(requirement.source, requirement.url),
      ' · ',
      weight,
    ),
  );
}

const value = (content: Content): PageElement => htmlElement('div', { class: 'value' }, content);

/** The actual value; where it resembles the expected one, its differences are marked. */
function found({ expected, actual }: CheckReport): Content {
  if (actual === undefined) return undefined;
  const parts = expected === undefined ? undefined : differences(plainText(expected), plainText(actual));
  if (parts === undefined) return value(plainText(actual));
  return value(parts.map(({ text, differs }) => (differs ? htmlElement('mark', {}, text) : text)));
}

function exchangesOf({ bodyChars }: PageFacts, { exchanges }: CheckReport): Content {
  const last = exchanges.at(-1);
  if (last === undefined) return undefined;
  const earlier = exchanges.slice(0, -1);
  return [
    htmlElement('h4', {}, last.run ? 'The run' : 'The exchange'),
    earlier.length > 0 && htmlElement('p', { class: 'note' }, `${earlier.length} came before it:`),
    ...earlier.map((exchange) => folded(exchange, bodyChars)),
    htmlElement('p', {}, exchangeLine(last)),
    htmlElement(
      'details',
      { open: exchanges.length === 1 },
      htmlElement('summary', {}, last.run ? 'All of the run' : 'Request and answer'),
      exchangeBlock(last, bodyChars),
    ),
  ];
}

const folded = (exchange: ExchangeReport, limit: number): PageElement =>
  htmlElement('details', {}, htmlElement('summary', {}, exchangeLine(exchange)), exchangeBlock(exchange, limit));

/** The checks that could not be judged because of this failure. */
function consequences(facts: PageFacts, { id, reason }: CheckReport): Content {
  const key = `${id}#${reason}`;
  const blocked = facts.report.checks.filter(({ outcome, because }) => outcome === 'blocked' && because === key);
  if (reason === undefined || blocked.length === 0) return undefined;
  const count = blocked.length === 1 ? 'One check' : `${blocked.length} checks`;
  return htmlElement(
    'details',
    {},
    htmlElement('summary', {}, `${count} could not be judged because of it`),
    htmlElement(
      'ul',
      { class: 'names' },
      blocked.map((check) => htmlElement('li', {}, checkName(facts, check.id))),
    ),
  );
}

/** The command, if it can be shown unchanged. */
function again({ report, command, launcher }: PageFacts, check: CheckReport): Content {
  const { id, reason, reproduce, since, exchanges, location, page } = check;
  const curl = reproduce !== undefined && legibleText(reproduce, COMMAND_CHARS) === reproduce ? reproduce : undefined;
  const notes = [
    reproduce === undefined ? undefined : redactedNote(reproduce),
    reproduce === undefined ? undefined : repeatNote(exchanges.at(-1)),
    since === undefined ? undefined : `${since}: the answer may be another now; the line below does it all again`,
  ].filter((note) => note !== undefined);
  // A report that is kept beside others has no seed.
  const seed = report.seed === '' ? '' : ` --seed ${report.seed}`;
  return [
    htmlElement('h4', {}, 'See it again'),
    terms(
      [
        [
          'The request',
          curl && [
            commandLine('the curl line', curl),
            ...notes.map((note) => htmlElement('p', { class: 'note' }, plainText(note))),
          ],
        ],
        ['This check', commandLine('the command', `${command}${seed} --only '${id}'`)],
        ['More about it', commandLine('the command', `${launcher} explain '${id}${reason ? `#${reason}` : ''}'`)],
        [
          'Its page',
          page === undefined ? undefined : [webLink(page), isWebAddress(page) ? '' : ", in Touchstone's repository"],
        ],
        ['Its source', location && code(`${location.file}:${location.line}`)],
      ],
      'terms again',
    ),
  ];
}
