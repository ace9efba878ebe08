import type { Moment } from '../../../core/verdict/moment.ts';
import { htmlElement, type PageElement } from '../element.ts';
import { type PageSection, section } from '../page-section.ts';
import { plainText, table } from '../texts.ts';
import { seconds } from './seconds.ts';

/** How many items are drawn. */
const SHOWN = 200;
const WIDTH = 760;
const LANE = 5;

/** An item from its publication to its withdrawal. */
interface PublishedItem {
  readonly name: string;
  readonly fromMs: number;
  /** Absent where the run did not see it withdrawn. */
  toMs?: number;
}

/** When the run published items in a feed, and when it withdrew them. */
export function publishingSections(moments: readonly Moment[]): readonly PageSection[] {
  const items = publishedItems(moments);
  if (items.length === 0) return [];
  const shown = items.slice(0, SHOWN);
  const begin = items[0]!.fromMs;
  const end = Math.max(begin + 1, ...moments.map(({ atMs }) => atMs));
  const staying = items.filter(({ toMs }) => toMs === undefined).length;
  const stay = staying === 0 ? 'Each was withdrawn.' : `Not withdrawn: ${staying}.`;
  const cut = items.length > SHOWN ? ` The first ${SHOWN} are shown.` : '';
  const caption = `When each of ${items.length} items of the run was in the feed, a line for each, from ${seconds(begin)} to ${seconds(end)}. ${stay}${cut}`;
  const rows = shown.map(({ name, fromMs, toMs }) => [
    plainText(name, 80),
    seconds(fromMs),
    toMs === undefined ? 'not withdrawn' : seconds(toMs),
  ]);
  return [
    section(
      'publishing',
      'Publishing',
      htmlElement('figure', {}, lanes(shown, begin, end, caption), htmlElement('figcaption', {}, caption)),
      htmlElement(
        'details',
        {},
        htmlElement('summary', {}, 'The items as a table'),
        table('Items by time since the run began', ['Item', 'Published', 'Withdrawn'], rows),
      ),
    ),
  ];
}

function publishedItems(moments: readonly Moment[]): readonly PublishedItem[] {
  const open = new Map<string, PublishedItem>();
  const items: PublishedItem[] = [];
  for (const { atMs, what, value } of moments)
    if (what === 'published' && !open.has(value)) {
      const item: PublishedItem = { name: value, fromMs: atMs };
      open.set(value, item);
      items.push(item);
    } else if (what === 'withdrawn') {
      const item = open.get(value);
      if (item !== undefined) item.toMs = atMs;
      open.delete(value);
    }
  return items;
}

function lanes(items: readonly PublishedItem[], begin: number, end: number, label: string): PageElement {
  const x = (ms: number) => Math.round(((ms - begin) / (end - begin)) * WIDTH);
  const height = items.length * LANE;
  const line = ({ fromMs, toMs = end }: PublishedItem, i: number) =>
    `M${Math.min(x(fromMs), WIDTH - 3)} ${i * LANE}h${Math.max(3, x(toMs) - x(fromMs))}v${LANE - 1}H${Math.min(x(fromMs), WIDTH - 3)}z`;
  return htmlElement(
    'svg',
    { viewBox: `0 -2 ${WIDTH} ${height + 4}`, role: 'img', 'aria-label': label },
    htmlElement('path', { class: 'axis', d: `M0 -1H${WIDTH}M0 ${height + 1}H${WIDTH}` }),
    htmlElement('path', { class: 'dot', d: items.map(line).join('') }),
  );
}
