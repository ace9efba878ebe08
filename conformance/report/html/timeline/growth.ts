import type { Moment } from '../../../core/verdict/moment.ts';
import { htmlElement, type PageElement } from '../element.ts';
import { type PageSection, section } from '../page-section.ts';
import { table } from '../texts.ts';
import { seconds } from './seconds.ts';
import { type SizeAt, stepChart } from './step-chart.ts';

/** How many sizes stand in the table. */
const ROWS = 200;

/** How the tree grew; nothing where it had one size all the time. */
export function growthSections(moments: readonly Moment[]): readonly PageSection[] {
  const sizes = moments.flatMap(({ atMs, what, value }) =>
    what === 'tree-size' && /^\d{1,20}$/.test(value) ? [{ atMs, size: BigInt(value) }] : [],
  );
  if (sizes.length < 2) return [];
  const falls = sizes.filter(({ size }, i) => i > 0 && size < sizes[i - 1]!.size).length;
  const fell =
    falls === 0
      ? ''
      : ` It fell ${falls === 1 ? 'once' : `${falls} times`}: an older checkpoint was served after a newer one.`;
  const caption = `The tree size in each checkpoint that differed from the one before it, by the time of its answer.${fell}`;
  return [
    section(
      'growth',
      'Growth of the log',
      htmlElement('figure', {}, stepChart(sizes, caption), htmlElement('figcaption', {}, caption)),
      htmlElement('details', {}, htmlElement('summary', {}, 'The sizes as a table'), sizeTable(sizes)),
    ),
  ];
}

function sizeTable(sizes: readonly SizeAt[]): PageElement {
  const rows = sizes.slice(0, ROWS).map(({ atMs, size }) => [seconds(atMs), String(size)]);
  const more = sizes.length > ROWS ? `; the first ${ROWS} of ${sizes.length}` : '';
  return table(`Tree sizes by time since the run began${more}`, ['Time', 'Tree size'], rows);
}
