import type { Defect } from '../../../core/check/defect.ts';
import { differenceText, type ListDifference, listDifferences } from '../../oracle/list-differences.ts';
import { type Comparing, hasOtherValue } from '../../oracle/member-difference.ts';
import type { Fields, Member, OccurrenceMember } from '../../oracle/members.ts';
import type { Look } from '../../target/feed-client-target.ts';
import type { ShownFeed } from './shown-feed.ts';

/** What a client prints: of which members it is judged, and what it calls them. */
export interface PrintedForm {
  readonly members: readonly Member[];
  readonly dates: readonly OccurrenceMember[];
  readonly fields: Fields;
}

/** How a look judges a feed; undefined where nothing is wrong with it. */
export type LookDefect = <R extends string>(one: ShownFeed<R>, form: PrintedForm) => Defect<R> | undefined;

/** How what was printed differs from what a right feed would have served. */
export const differencesOf = (look: Look, form: PrintedForm): readonly ListDifference[] =>
  listDifferences(look.served, look.printed ?? [], form.members, comparingOf(look, form));

function comparingOf({ reads }: Look, { fields, dates }: PrintedForm): Comparing {
  const has = (format: string) => reads.some((read) => read.format === format);
  return { fields, dates, asXml: has('xml'), asScript: has('jsonp') };
}

/** Whether a client presents a list of events as if nothing were wrong. */
export const isContent = ({ content, printed }: Look): boolean => content && printed !== undefined;

/** How a look ended that shows no list, for people. */
const refusalText = ({ content, ended }: Look): string =>
  content ? `its output shows no list of events (${ended})` : ended;

/** The defect of a client that refuses a feed that is right, or prints something else than it lists. */
export const rightFeedDefect: LookDefect = ({ reason, look, name }, form) => {
  const from = `a feed that ${look.feed}`;
  if (!isContent(look))
    return {
      reason,
      expected: `it prints the events of ${from}`,
      actual: `it refuses it: ${refusalText(look)}`,
      at: name,
    };
  const [first] = differencesOf(look, form);
  if (!first) return undefined;
  const { served, printed } = differenceText(first);
  return { reason, expected: `${served}, of ${from}`, actual: `it prints: ${printed}`, at: name };
};

/** The defect of a client that prints a value which no right feed would have served to it. */
export const wrongValueDefect: LookDefect = (one, form) =>
  printsOther(one, form, (difference) => {
    if (difference.kind !== 'value') return difference.kind === 'extra';
    const { served, printed } = difference;
    const comparing = comparingOf(one.look, form);
    return form.members.some((name) => hasOtherValue(name, served[name], printed[name], comparing));
  });

/** The defect of a client that prints another list, or a part of the list, as if nothing were wrong. */
export const wrongListDefect: LookDefect = (one, form) => printsOther(one, form, () => true);

function printsOther<R extends string>(
  { reason, look, name }: ShownFeed<R>,
  form: PrintedForm,
  isWrong: (difference: ListDifference) => boolean,
): Defect<R> | undefined {
  const first = isContent(look) ? differencesOf(look, form).find(isWrong) : undefined;
  if (!first) return undefined;
  const { served, printed } = differenceText(first);
  return {
    reason,
    expected: `it refuses a feed that ${look.feed}, or prints: ${served}`,
    actual: `it is content (${look.ended}) and prints: ${printed}`,
    at: name,
  };
}

/** The defect of a client that takes an answer for a list of events which has no list. */
export const takenForListDefect: LookDefect = (one) =>
  contentDefect(one, 'it is not content with this answer, which is no list of events');

function contentDefect<R extends string>(
  { reason, look, name }: ShownFeed<R>,
  expected: string,
): Defect<R> | undefined {
  if (!isContent(look)) return undefined;
  const count = look.printed?.length ?? 0;
  return {
    reason,
    expected: `${expected} (of a feed that ${look.feed})`,
    actual: `it is content (${look.ended}) and prints ${count === 1 ? '1 event' : `${count} events`}`,
    at: name,
  };
}

/** The defect of a client that prints an event though no event is to be printed. It may say so or print nothing. */
export const noEventDefect: LookDefect = (one) =>
  one.look.printed?.length === 0
    ? undefined
    : contentDefect(one, 'it prints no event, or is not content: no event has the id that it is asked for');
