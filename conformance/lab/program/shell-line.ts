import { existsSync } from 'node:fs';
import { inSingleQuotes } from '../../core/text/shell-quote.ts';
import { LabError } from '../lab-error.ts';

/** POSIX: `ulimit -f` counts in units of 512 bytes. */
const UNIT = 512;
const SIZED = 'stty cols 80 rows 24';
const SCRIPT = '/usr/bin/script';

/** A command line of `/bin/sh` that runs a program with these arguments, verbatim, and limits the size of files. */
export function shellLine(argv: readonly string[], fileBytes: number): string {
  const limit = `ulimit -f ${Math.ceil(fileBytes / UNIT)}`;
  // A limit that is already lower cannot be raised, and a shell may end because of that.
  return `(${limit}) 2>/dev/null && ${limit}; exec ${argv.map(inSingleQuotes).join(' ')}`;
}

/**
 * The same at a pseudo-terminal of 80 columns, which script(1) makes: with util-linux `-e` returns the exit code, with
 * macOS it is always returned. @throws LabError where script(1) is not installed.
 */
export function terminalLine(line: string): string {
  if (!existsSync(SCRIPT)) throw new LabError(`script(1) makes terminals, and ${SCRIPT} does not exist`);
  const sized = `${SIZED}; ${line}`;
  return process.platform === 'darwin'
    ? `exec ${SCRIPT} -q /dev/null /bin/sh -c ${inSingleQuotes(sized)}`
    : `exec ${SCRIPT} -q -e -c ${inSingleQuotes(sized)} /dev/null`;
}
