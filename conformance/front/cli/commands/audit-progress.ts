import createSpinner from 'yocto-spinner';

/** How often a line is written where there is no terminal. */
const LINE_MS = 10_000;

/** Tells a person how far an audit is. */
export interface Progress {
  tell(done: number, of: number, what: string): void;
  stop(): void;
}

/** A spinner on a terminal, a line now and then in a pipe, nothing where nothing is wanted. */
export function progressOn(stream: NodeJS.WriteStream, address: string, wanted: boolean): Progress {
  if (!wanted) return { tell: () => {}, stop: () => {} };
  const began = performance.now();
  const text = (done: number, of: number, what: string) => {
    const left = done === 0 ? '' : `, ${Math.ceil(((performance.now() - began) / 1000 / done) * (of - done))} s left`;
    return `auditing ${address}: ${Math.floor((100 * done) / Math.max(1, of))} % of ${of} ${what}${left}`;
  };
  if (stream.isTTY) {
    const spinner = createSpinner({ stream, text: `auditing ${address}` }).start();
    return {
      tell: (...at) => {
        spinner.text = text(...at);
      },
      stop: () => {
        spinner.stop();
      },
    };
  }
  let last = began;
  return {
    tell: (...at) => {
      if (performance.now() - last < LINE_MS) return;
      last = performance.now();
      stream.write(`touchstone: ${text(...at)}\n`);
    },
    stop: () => {},
  };
}
