import { htmlElement, type PageElement } from '../element.ts';
import { seconds } from './seconds.ts';

/** A tree size that a checkpoint had at a time. */
export interface SizeAt {
  /** Milliseconds since the run began. */
  readonly atMs: number;
  readonly size: bigint;
}

const WIDTH = 760;
const HEIGHT = 180;

/** The sizes as steps over time, with the first and last values beside the axes in the text around it. */
export function stepChart(sizes: readonly SizeAt[], label: string): PageElement {
  const times = sizes.map(({ atMs }) => atMs);
  const ordered = sizes.map(({ size }) => size).sort((a, b) => (a < b ? -1 : 1));
  const [least, most] = [ordered[0]!, ordered.at(-1)!];
  const begin = times[0]!;
  const span = Math.max(1, times.at(-1)! - begin);
  const x = (atMs: number) => round(((atMs - begin) / span) * WIDTH);
  const y = (size: bigint) => round(HEIGHT - (Number(size - least) / Number(most - least || 1n)) * HEIGHT);
  const line = sizes
    .map(({ atMs, size }, i) => (i === 0 ? `M${x(atMs)} ${y(size)}` : `H${x(atMs)}V${y(size)}`))
    .join('');
  const dots = sizes.map(({ atMs, size }) => `M${x(atMs) - 4} ${y(size)}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`).join('');
  return htmlElement(
    'div',
    { class: 'chart' },
    htmlElement('p', { class: 'note' }, `${most} entries`),
    htmlElement(
      'svg',
      { viewBox: `-8 -8 ${WIDTH + 16} ${HEIGHT + 16}`, role: 'img', 'aria-label': label },
      htmlElement('path', { class: 'axis', d: `M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}` }),
      htmlElement('path', { class: 'line', d: line }),
      htmlElement('path', { class: 'dot', d: dots }),
    ),
    htmlElement(
      'p',
      { class: 'note ends' },
      htmlElement('span', {}, `${least} entries, at ${seconds(begin)}`),
      htmlElement('span', {}, `at ${seconds(begin + span)}`),
    ),
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
