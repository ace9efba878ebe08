import { terminalColumns } from '../../../command/terminal/columns.ts';
import { spinnerRoom, startSpinner } from '../../../command/terminal/spinner.ts';
import { wrap } from '../../../report/console/wrap.ts';
import { withThousands } from './audit-numbers.ts';

/** The interval of progress lines without a terminal. */
const LINE_MS = 10_000;
/** Before this time the pace is no basis for an estimate. */
const SETTLED_MS = 5000;
/** For a longer remaining time the progress suggests a sample. */
const LONG_S = 6 * 3600;

/** Shows the progress of an audit. */
export interface AuditProgress {
  tell(done: number, of: number, unit: string): void;
  stop(): void;
}

/** A spinner on a terminal, occasional lines in a pipe, no output where it is disabled. */
export function progressOn(stream: NodeJS.WriteStream, address: string, enabled: boolean): AuditProgress {
  if (!enabled) return { tell: () => {}, stop: () => {} };
  const began = performance.now();
  const spinner = startSpinner(stream, progressLine(address, '', spinnerRoom(stream)));
  let last = began;
  let hinted = false;
  return {
    tell: (done, of, unit) => {
      const now = performance.now();
      const secondsLeft = done === 0 ? undefined : ((now - began) / 1000 / done) * (of - done);
      if (
        !hinted &&
        unit === 'entries' &&
        secondsLeft !== undefined &&
        secondsLeft > LONG_S &&
        now - began > SETTLED_MS
      ) {
        hinted = true;
        stream.write(`${wrap(hint(secondsLeft), 0, terminalColumns(stream))}\n`);
      }
      const figures = progressFigures(done, of, unit, secondsLeft);
      if (spinner) spinner.say(progressLine(address, figures, spinnerRoom(stream)));
      else if (now - last >= LINE_MS) {
        last = now;
        stream.write(`touchstone: ${progressLine(address, figures)}\n`);
      }
    },
    stop: () => spinner?.stop(),
  };
}

/** The hint for a long remaining time, shown once. */
function hint(secondsLeft: number): string {
  return `touchstone: at this pace it takes ${durationText(secondsLeft)}; --sample 10000 verifies a random sample`;
}

/** The progress, and the remaining time in seconds. */
export function progressFigures(done: number, of: number, unit: string, secondsLeft: number | undefined): string {
  const percent = Math.floor((100 * done) / Math.max(1, of));
  return `${percent} % of ${withThousands(String(of))} ${unit}${secondsLeft === undefined ? '' : `, ${durationText(secondsLeft)} left`}`;
}

/** The line within `room` columns: where these are too few, the address is cut at its beginning. */
export function progressLine(address: string, figures: string, room = Number.POSITIVE_INFINITY): string {
  const behind = figures === '' ? '' : `: ${figures}`;
  const space = room - 'auditing '.length - behind.length;
  if (address.length <= space) return `auditing ${address}${behind}`;
  return space < 12 ? figures || 'auditing' : `auditing …${address.slice(1 - space)}${behind}`;
}

/** A duration for people, in the largest unit of which it has at least two. */
export function durationText(seconds: number): string {
  const units = [
    [365 * 86_400, 'years'],
    [86_400, 'days'],
    [3600, 'hours'],
    [60, 'minutes'],
  ] as const;
  const [unit, name] = units.find(([size]) => seconds >= 2 * size) ?? [1, 's'];
  return `${withThousands(String(Math.ceil(seconds / unit)))} ${name}`;
}
