/** Why a log cannot be opened, or cannot go on. */
export type LogErrorCode =
  | 'origin-differs'
  | 'root-differs'
  | 'entries-differ'
  | 'missing'
  | 'malformed'
  | 'locked'
  | 'cannot-open'
  | 'replaced'
  | 'unwitnessed'
  | 'stopped'
  | 'closed'
  | 'frozen';

/** The facts of an error of the log, in words. */
export interface LogErrorFacts {
  readonly expected: string;
  readonly found: string;
  /** The resource, or the part of a resource. */
  readonly where: string;
  /** What to do about it. */
  readonly remedy: string;
}

/** An error of the log itself, as opposed to a request that it refuses. The message ends with a table of the facts. */
export class LogError extends Error {
  override readonly name = 'LogError';
  readonly code: LogErrorCode;
  readonly facts: LogErrorFacts;

  constructor(code: LogErrorCode, message: string, facts: LogErrorFacts, options?: ErrorOptions) {
    const table = Object.entries(facts).map(([label, fact]) => `  ${label.padEnd(10)}${fact}`);
    super([message, ...table].join('\n'), options);
    this.code = code;
    this.facts = facts;
  }
}

/** Whether the log took nothing because it is not open any more: not one byte was written for the entry. */
export function isNotOpen(cause: unknown): boolean {
  return cause instanceof LogError && (cause.code === 'closed' || cause.code === 'stopped');
}

/** Another log has the folder open. */
export function lockedElsewhere(folder: string): LogError {
  return new LogError('locked', 'Another server has this log open.', {
    expected: 'one server for the folder of a log',
    found: 'a second one that holds the lock',
    where: folder,
    remedy: 'stop the other server, or choose another folder',
  });
}

/** SQLite cannot use a file of the folder: its lock, or its index. */
export function cannotOpen(file: string, cause: unknown): LogError {
  const facts = {
    expected: 'a file that can be written, and room for it',
    found: cause instanceof Error ? cause.message : String(cause),
    where: file,
    remedy: 'see to its permissions and to the space that is left, and open the log again',
  };
  return new LogError('cannot-open', 'A file of the log cannot be written.', facts, { cause });
}

/** The checkpoint in the folder is not the one that this log wrote. */
export function replacedElsewhere(folder: string): LogError {
  return new LogError('replaced', 'Something else has replaced the checkpoint of this log.', {
    expected: 'the checkpoint that this log wrote last',
    found: 'another one',
    where: `${folder}/checkpoint`,
    remedy: 'find out what writes to the folder; then open the log again',
  });
}

/** Another server has taken the log in object storage, or something else has replaced one of its two conditional objects. */
export function writtenElsewhere(object: string): LogError {
  return new LogError('replaced', 'Another server writes to this log, so this one takes no more entries.', {
    expected: 'the object that this server wrote last',
    found: 'another one',
    where: object,
    remedy: 'run one server for a log: the one that was started last has it',
  });
}

/** The object storage overlooks a condition of writes. */
export function noConditions(object: string, condition: string): LogError {
  return new LogError(
    'cannot-open',
    'The object storage cannot keep a log, since it overlooks a condition of writes.',
    {
      expected: `a write refused by its ${condition}`,
      found: 'a write that was carried out',
      where: object,
      remedy: 'use a server with conditional writes, such as Amazon S3',
    },
  );
}

/** The batch that a log in object storage is committed to does not go on from its checkpoint. */
export function strayBatch(object: string): LogError {
  return new LogError('malformed', 'The last batch of the log does not lead from its checkpoint to another.', {
    expected: 'a batch that this log has written',
    found: 'another one',
    where: object,
    remedy: 'find out what else has written to the bucket, and restore both objects of one time',
  });
}

/** Too few witnesses have cosigned the tree of a size in time. `failures`: why each of the others did not. */
export function unwitnessed(size: bigint, failures: ReadonlyMap<string, string>): LogError {
  const reasons = [...failures].map(([name, reason]) => `${name}: ${reason}`);
  return new LogError('unwitnessed', 'Too few witnesses have cosigned the checkpoint, so it is not shown.', {
    expected: 'cosignatures as the quorum of the policy asks',
    found: reasons.length > 0 ? reasons.join('; ') : 'no witness with an address',
    where: `the tree of size ${size}`,
    remedy: 'look after the witnesses; then open the log again, which goes on from this tree',
  });
}

/** The log stopped after a write that failed at `size`; `cause` is the error of the write. */
export function stopped(size: bigint, cause: unknown): LogError {
  const found = cause instanceof Error ? cause.message : String(cause);
  const facts = {
    expected: 'every write to succeed',
    found,
    where: `after size ${size}`,
    remedy: 'open the log again',
  };
  return new LogError('stopped', 'The log has stopped because publishing failed.', facts, { cause });
}

/** The log was closed at `size`. */
export function closed(size: bigint): LogError {
  const facts = {
    expected: 'an open log',
    found: 'a closed log',
    where: `at size ${size}`,
    remedy: 'open the log again',
  };
  return new LogError('closed', 'The log is closed.', facts);
}

/** The log is frozen at `size`. */
export function frozenLog(size: bigint): LogError {
  const facts = {
    expected: 'a log that takes entries',
    found: 'a frozen log',
    where: `at size ${size}`,
    remedy: 'write to its successor',
  };
  return new LogError('frozen', 'The log is frozen.', facts);
}
