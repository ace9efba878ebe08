/**
 * Whether each form of the list shows an item of ours as it should.
 *
 * Follows: interface document, "Endpoints" (every form lists the same events)
 */
import type { Defect } from '../../../core/check/defect.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { occurrenceInstantDefect } from '../event/published-instants.ts';
import { valueDefect } from '../event/published-values.ts';
import type { ObjectNode } from '../json/value.ts';
import type { EventList } from '../list/event-list.ts';
import { entriesOfItem } from './entries.ts';
import { formatItem } from './format.ts';
import type { TestItem } from './item.ts';

export type PlainFormName = 'JSON' | 'XML' | 'JSONP';
/** The forms in which the list is asked for, by name. */
export type FormName =
  | PlainFormName
  | `${PlainFormName} with the other key`
  | `${PlainFormName} with gzip`
  | 'JSONP with the callback first'
  | 'JSON with Brotli'
  | 'JSON for a browser'
  | 'JSON for a browser with a stored answer'
  | 'JSON for another page';

/** An answer in a form: its name, and the words of the run in it. */
interface FormWords {
  readonly form: { readonly name: FormName };
  readonly text: string;
}

/** A state of an item, and the word that is in each text of this state. */
interface ItemState {
  readonly item: TestItem;
  readonly word: string;
}

/** The variant of the request that a form is an example of. */
function variantOf(name: FormName): 'plain' | 'xml' | 'jsonp' | 'another-key' | 'gzip' | 'brotli' | 'browser' {
  if (name.endsWith('with the other key')) return 'another-key';
  if (name.endsWith('with gzip')) return 'gzip';
  if (name === 'JSON with Brotli') return 'brotli';
  if (name.includes(' for a')) return 'browser';
  return name === 'XML' ? 'xml' : name.startsWith('JSONP') ? 'jsonp' : 'plain';
}

const NOT_IN_FORM = {
  xml: 'not-in-xml',
  jsonp: 'not-in-jsonp',
  'another-key': 'not-for-another-key',
  gzip: 'not-in-gzip',
  brotli: 'not-in-brotli',
  browser: 'not-for-browsers',
} as const;
const NOT_LISTED = { plain: 'not-listed', ...NOT_IN_FORM } as const;
const NOT_CHANGED = { plain: 'not-seen', ...NOT_IN_FORM } as const;
const STILL_LISTED = {
  plain: 'listed',
  xml: 'in-xml',
  jsonp: 'in-jsonp',
  'another-key': 'for-another-key',
  gzip: 'in-gzip',
  brotli: 'in-brotli',
  browser: 'for-browsers',
} as const;

type NotListedReason = (typeof NOT_LISTED)[keyof typeof NOT_LISTED];
type NotChangedReason = (typeof NOT_CHANGED)[keyof typeof NOT_CHANGED] | 'twice';
type StillListedReason = (typeof STILL_LISTED)[keyof typeof STILL_LISTED];

/** A form without an item that was published. `deadline`: until when it has to be listed, for people. */
export function notListedDefect(
  { form, text }: FormWords,
  { item, word }: ItemState,
  deadline: string,
): Defect<NotListedReason> | undefined {
  if (text.includes(word)) return undefined;
  const expected = `the item ${deadline}, in ${form.name}`;
  const actual = `nothing with ${quotedText(word)}`;
  return { reason: NOT_LISTED[variantOf(form.name)], expected, actual, at: formatItem(item) };
}

/** A further answer without an item that was listed before. */
export function goneDefect({ text }: Pick<FormWords, 'text'>, { word }: ItemState): Defect<'gone'> | undefined {
  if (text.includes(word)) return undefined;
  return { reason: 'gone', expected: 'the item, in each of ten answers after it was seen', actual: 'no such item' };
}

/** A form that shows an item as it was before a change. */
export function notChangedDefect(
  { form, text }: FormWords,
  before: ItemState,
  { item, word }: ItemState,
  deadline: string,
): Defect<NotChangedReason> | undefined {
  const [isNew, isOld] = [text.includes(word), text.includes(before.word)];
  if (isNew && !isOld) return undefined;
  const reason = isNew ? 'twice' : NOT_CHANGED[variantOf(form.name)];
  const actual = isNew ? 'the item, with its old title as well' : isOld ? 'the old title' : 'no such item';
  return { reason, expected: `the new title ${deadline}, in ${form.name}`, actual, at: formatItem(item) };
}

/** A form with an item that was withdrawn. */
export function stillListedDefect(
  { form, text }: FormWords,
  item: TestItem,
  deadline: string,
): Defect<StillListedReason> | undefined {
  if (!text.includes(item.mark)) return undefined;
  const expected = `no such item ${deadline}, in ${form.name}`;
  return { reason: STILL_LISTED[variantOf(form.name)], expected, actual: 'the item', at: formatItem(item) };
}

/** An item that is listed a second time after its change. */
export function doubledItemDefect({ events }: EventList, item: TestItem): Defect<'twice'> | undefined {
  const count = events ? entriesOfItem(events, item).length : 1;
  return count > 1 ? { reason: 'twice', expected: 'the item once', actual: `${count} entries that are it` } : undefined;
}

const CHANGED_MEMBERS = ['times', 'type', 'link'] as const;
type ChangedMember = (typeof CHANGED_MEMBERS)[number];

/** The first member, other than the title, with its value from before a change. */
export function staleMember(before: TestItem, after: TestItem, { events }: EventList): ChangedMember | undefined {
  const [event] = events ? entriesOfItem(events, after) : [];
  return CHANGED_MEMBERS.find((name) => {
    const node = event?.members.get(name);
    if (!event || !node) return false;
    // `feed/published/values` judges a value that is neither the old nor the new one.
    const alone: ObjectNode = { ...event, members: new Map([[name, node]]) };
    const [isOld, isNew] = [before, after].map((item) => {
      const instants = name === 'times' ? occurrenceInstantDefect(item.event, alone) : undefined;
      return !(valueDefect(item.event, alone) ?? instants);
    });
    return isOld && !isNew;
  });
}

/** A member, other than the title, that still has its value from before a change. */
export function staleMemberDefect(
  before: TestItem,
  after: TestItem,
  list: EventList,
): Defect<'other-members'> | undefined {
  const name = staleMember(before, after, list);
  if (!name) return undefined;
  const at = `${name} of ${formatItem(after)}`;
  return { reason: 'other-members', expected: 'the value of the change', actual: 'the value before it', at };
}
