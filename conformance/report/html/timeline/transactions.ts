import type { RunTransaction } from '../../../core/target/exchange.ts';
import { htmlElement, type PageElement } from '../element.ts';
import { table } from '../texts.ts';
import { seconds } from './seconds.ts';

const WIDTH = 760;
const HEIGHT = 36;

/** The transactions of one run of a program: drawn over time, each as high as its gas, and as a table. */
export function transactionTable(transactions: readonly RunTransaction[]): PageElement {
  const count = transactions.length === 1 ? 'One transaction' : `${transactions.length} transactions`;
  const unmined = transactions.filter(({ ended }) => ended !== 'mined').length;
  const [first, last] = [transactions[0]!.atMs, transactions.at(-1)!.atMs];
  const ends = unmined === 0 ? 'all mined' : `${unmined} of them reverted or not mined (dashed)`;
  const caption = `${count} from ${seconds(first)} to ${seconds(last)} after the start, ${ends}`;
  const rows = transactions.map(({ k, atMs, gas, ended }) => [String(k), seconds(atMs), gas ?? 'unknown', ended]);
  return htmlElement(
    'div',
    {},
    htmlElement(
      'figure',
      {},
      drawing(transactions, caption),
      htmlElement('figcaption', {}, `${caption}. The higher a line, the more gas.`),
    ),
    htmlElement(
      'details',
      {},
      htmlElement('summary', {}, 'As a table'),
      table('Transactions in their order', ['Number', 'Sent after', 'Gas', 'Ended'], rows),
    ),
  );
}

function drawing(transactions: readonly RunTransaction[], label: string): PageElement {
  const begin = transactions[0]!.atMs;
  const span = Math.max(1, transactions.at(-1)!.atMs - begin);
  const most = Math.max(1, ...transactions.map(({ gas }) => Number(gas ?? 0)));
  const path = (isMined: boolean) =>
    transactions
      .filter(({ ended }) => (ended === 'mined') === isMined)
      .map(({ atMs, gas }) => {
        const height = gas === undefined ? HEIGHT : Math.max(3, Math.round((Number(gas) / most) * HEIGHT));
        return `M${Math.round(((atMs - begin) / span) * WIDTH)} ${HEIGHT}v-${height}`;
      })
      .join('');
  return htmlElement(
    'svg',
    {
      viewBox: `-4 0 ${WIDTH + 8} ${HEIGHT + 1}`,
      preserveAspectRatio: 'none',
      role: 'img',
      'aria-label': label,
      class: 'ticks',
    },
    htmlElement('path', { class: 'axis', d: `M0 ${HEIGHT}H${WIDTH}` }),
    htmlElement('path', { class: 'tick', d: path(true) }),
    htmlElement('path', { class: 'tick wrong', d: path(false) }),
  );
}
