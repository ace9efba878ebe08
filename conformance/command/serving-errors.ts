import { fileErrorText } from '../files/file-error.ts';
import { caller } from './caller.ts';
import { referenceErrorSentence } from './reference-error.ts';

/**
 * Reports why a served reference answered with 500, on the standard error of the command: a file that cannot be written or read
 * in one sentence, anything else with its stack, since that is a defect. The entries of a batch fail together, and are reported
 * once.
 *
 * @param dir the folder in which it is kept, if it is kept in one
 * @param next what holds of the reference from then on, and what to do
 */
export function servingErrors(dir: string | undefined, next: string): (error: unknown) => void {
  const { stderr } = caller();
  const place = dir === undefined ? 'in memory' : `--dir ${dir}`;
  let last: unknown;
  return (error) => {
    if (error === last) return;
    last = error;
    stderr.write(`${textOf(error, place, next)}\n`);
  };
}

function textOf(error: unknown, place: string, next: string): string {
  if (!(error instanceof Error)) return String(error);
  if ('facts' in error)
    return `touchstone: ${referenceErrorSentence(error as Parameters<typeof referenceErrorSentence>[0])}.`;
  if ('syscall' in error) return `touchstone: ${place}: a request got 500: ${fileErrorText(error)}; ${next}.`;
  return error.stack ?? error.message;
}
