import { terminalColumns } from '../../../command/terminal/columns.ts';
import { spinnerRoom, startSpinner } from '../../../command/terminal/spinner.ts';
import { wrap } from '../../../report/console/wrap.ts';
import { withThousands } from './audit-numbers.ts';

/** How often a line is written where there is no terminal. */
const LINE_MS = 10_000;
/** Until then nobody can tell from the pace how long it will take. */
const SETTLED_MS = 5000;
/** Whoever has to wait for longer than this is told of another way. */
const LONG_S = 6 * 3600;

/** Tells a person how far an audit is. */
export interface AuditProgress {
  tell(done: number, of: number, what: string): void;
  stop(): void;
}

/** A spinner on a terminal, a line now and then in a pipe, nothing where nothing is wanted. */
export function progressOn(stream: NodeJS.WriteStream, address: string, wanted: boolean): AuditProgress {
  if (!wanted) return { tell: () => {}, stop: () => {} };
  const began = performance.now();
  const spinner = startSpinner(stream, progressLine(address, '', spinnerRoom(stream)));
  let last = began;
  let hinted = false;
  return {
    tell: (done, of, what) => {
      const now = performance.now();
      const left = done === 0 ? undefined : ((now - began) / 1000 / done) * (of - done);
      if (!hinted && what === 'entries' && left !== undefined && left > LONG_S && now - began > SETTLED_MS) {
        hinted = true;
        stream.write(`${wrap(hint(left), 0, terminalColumns(stream))}\n`);
      }
      const figures = progressFigures(done, of, what, left);
      if (spinner) spinner.say(progressLine(address, figures, spinnerRoom(stream)));
      else if (now - last >= LINE_MS) {
        last = now;
        stream.write(`touchstone: ${progressLine(address, figures)}\n`);
      }
    },
    stop: () => spinner?.stop(),
  };
}

/** Said once to whoever has to wait for long. */
function hint(left: number): string {
  return `touchstone: at this pace it takes ${durationText(left)}; --sample 10000 verifies a part, drawn by chance`;
}

/** How far it is, and for how long it will go on: `left` in seconds. */
export function progressFigures(done: number, of: number, what: string, left: number | undefined): string {
  const percent = Math.floor((100 * done) / Math.max(1, of));
  return `${percent} % of ${withThousands(String(of))} ${what}${left === undefined ? '' : `, ${durationText(left)} left`}`;
}

/** The line within `room` columns: where there is too little, the address gives way, and its end tells most. */
export function progressLine(address: string, figures: string, room = Number.POSITIVE_INFINITY): string {
  const behind = figures === '' ? '' : `: ${figures}`;
  const space = room - 'auditing '.length - behind.length;
  if (address.length <= space) return `auditing ${address}${behind}`;
  return space < 12 ? figures || 'auditing' : `auditing …${address.slice(1 - space)}${behind}`;
}

/** A time for people, in the largest unit of which it has at least two. */
export function durationText(seconds: number): string {
  const units = [
    [365 * 86_400, 'years'],
    [86_400, 'days'],
    [3600, 'hours'],
    [60, 'minutes'],
  ] as const;
  const [unit, name] = units.find(([one]) => seconds >= 2 * one) ?? [1, 's'];
  return `${withThousands(String(Math.ceil(seconds / unit)))} ${name}`;
}
