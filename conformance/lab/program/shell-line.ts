import { existsSync } from 'node:fs';
import { inSingleQuotes } from '../../core/text/shell-quote.ts';
import { LabError } from '../lab-error.ts';

/** POSIX: `ulimit -f` counts in units of 512 bytes. */
const UNIT = 512;
const SIZED = 'stty cols 80 rows 24';
const SCRIPT = '/usr/bin/script';

/** A command line of `/bin/sh` that runs a program with these arguments, verbatim, and lets no file grow beyond a limit. */
export function shellLine(argv: readonly string[], fileBytes: number): string {
  const limit = `ulimit -f ${Math.ceil(fileBytes / UNIT)}`;
  // Where it is lower already it cannot be set, and a shell may end of that.
  return `(${limit}) 2>/dev/null && ${limit}; exec ${argv.map(inSingleQuotes).join(' ')}`;
}

/**
 * The same at a pseudo-terminal of 80 columns, which script(1) makes: util-linux's has the exit code by `-e`, that of macOS
 * always. @throws LabError where there is none.
 */
export function terminalLine(line: string): string {
  if (!existsSync(SCRIPT)) throw new LabError(`a terminal is made by script(1), and there is no ${SCRIPT}`);
  const sized = `${SIZED}; ${line}`;
  return process.platform === 'darwin'
    ? `exec ${SCRIPT} -q /dev/null /bin/sh -c ${inSingleQuotes(sized)}`
    : `exec ${SCRIPT} -q -e -c ${inSingleQuotes(sized)} /dev/null`;
}
