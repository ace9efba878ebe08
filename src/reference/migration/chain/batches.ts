/** Requests of the same moment go to the node together (JSON-RPC 2.0, "Batch"). */

/** A method of a node, with its arguments. */
export interface Asked {
  readonly method: string;
  readonly params?: readonly unknown[];
}

type Request = (asked: Asked) => Promise<unknown>;

/** Many nodes take no more in a batch. */
const LARGEST = 100;

interface Call {
  readonly asked: Asked;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * `together` gives a function for each call that gives its result or throws its error; undefined where the node did not
 * answer a batch. Then each call is made `alone`, and so are all later ones.
 */
export function inBatches(
  alone: Request,
  together: (calls: readonly Asked[]) => Promise<readonly (() => unknown)[] | undefined>,
): Request {
  let waiting: Call[] = [];
  let isAnswered = true;

  async function make(calls: readonly Call[]): Promise<void> {
    const asked = calls.map((call) => call.asked);
    try {
      const results = calls.length > 1 && isAnswered ? await together(asked) : undefined;
      isAnswered &&= calls.length === 1 || results !== undefined;
      for (const [i, { asked, resolve, reject }] of calls.entries()) {
        const result = results?.[i];
        // Rejections are those of the call.
        (result ? new Promise((resolve) => resolve(result())) : alone(asked)).then(resolve, reject);
      }
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  }

  function makeAll(): void {
    const calls = waiting;
    waiting = [];
    for (let from = 0; from < calls.length; from += LARGEST) void make(calls.slice(from, from + LARGEST));
  }

  return (asked) => {
    // A transaction goes alone: its answer says whether the node has it.
    if (!isAnswered || asked.method === 'eth_sendRawTransaction') return alone(asked);
    return new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (waiting.length === 1) setImmediate(makeAll);
    });
  };
}
